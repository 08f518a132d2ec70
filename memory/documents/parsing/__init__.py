"""Files to pages of text: one module a format, none of which knows where a file came from."""
