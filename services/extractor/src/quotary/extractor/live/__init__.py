"""The live proposer: any OpenAI-compatible model server, never trusted."""
