"""The matter page: document, findings and the words around them."""
