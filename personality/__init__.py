"""How Candor is and how it speaks: persona, understanding, prompt, replies. Never what it knows."""
