"""The place where contradictions wait for the owner, and the ways out of them."""
