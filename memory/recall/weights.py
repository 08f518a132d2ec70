"""The numbers of fusion, as ``tests/benchmarks/fit_recall.py`` fits and prints them."""

MOMENT = {
    "words_turn": 1.4641,
    "words_near": 1.7205,
    "words_wide": 2.5873,
    "words_session": 0.3934,
    "meaning": -0.3818,
    "meaning_scaled": -0.7523,
    "meaning_share": 5.8199,
    "meaning_near": 0.5976,
    "meaning_near_scaled": 0.4943,
    "meaning_wide": -5.3977,
    "meaning_wide_scaled": 0.6273,
    "session_meaning": -0.0319,
    "session_meaning_share": 1.8262,
    "speaker_named": 2.1593,
    "length": 0.9544,
    "asks": -0.4762,
    "answers": 0.0861,
    "answers_it": 2.5698,
    "words_before": -1.7280,
    "words_after": -1.6170,
}
MOMENT_BIAS = -11.3463
QUESTION = {
    "covered": 1.6629,
    "covered_wide": 2.8098,
    "meaning": 12.9180,
    "meaning_near": 9.9404,
    "stranger": -3.1429,
}
QUESTION_FLOOR = 9.9489
LEAST_COVERED = 0.3850
"""The floor where nothing can tell what anything means."""
