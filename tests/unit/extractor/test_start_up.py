"""What an extractor costs to start: the model's client is not among it."""

import subprocess
import sys


def test_the_models_client_is_imported_on_the_first_call_only() -> None:
    code = "import sys, quotary.extractor.app; print('openai' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
