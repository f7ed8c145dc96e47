"""DOCX by its XML."""
