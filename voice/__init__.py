"""Ears and mouth: devices, speech detection, Whisper, Piper. Knows nothing of memory."""
