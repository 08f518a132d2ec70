"""The owner's files, page by page: data to look things up in, never anyone's word."""
