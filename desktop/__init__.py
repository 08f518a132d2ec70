"""The program: session, command line and window."""
