"""Deciding what to do with a candidate, without a model."""
