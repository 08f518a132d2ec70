"""Governed forgetting: what goes, what stays and why, and the proof that it went."""
