"""The first steps: a short guide in the window, each step of which can be passed by."""
