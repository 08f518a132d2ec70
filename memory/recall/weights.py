"""The numbers of fusion, as ``tests/benchmarks/fit_recall.py`` fits and prints them."""

MOMENT = {
    "words_turn": 1.0974,
    "words_near": 2.3330,
    "words_wide": 3.0591,
    "words_session": 0.3160,
    "meaning": -0.6262,
    "meaning_scaled": -0.1883,
    "meaning_share": 3.5029,
    "meaning_near": 0.4158,
    "meaning_near_scaled": 0.4130,
    "meaning_wide": -2.3186,
    "meaning_wide_scaled": 0.3836,
    "session_meaning": -1.7297,
    "session_meaning_share": 2.9149,
    "speaker_named": 1.5008,
    "length": 0.8202,
    "asks": -0.5172,
    "answers": 0.1330,
    "answers_it": 2.4152,
    "words_before": -1.6249,
    "words_after": -1.8737,
}
MOMENT_BIAS = -11.1308
QUESTION = {
    "covered": 1.8475,
    "covered_wide": 2.2449,
    "meaning": 9.1573,
    "meaning_near": 7.9840,
    "stranger": -2.5464,
}
QUESTION_FLOOR = 7.8932
LEAST_COVERED = 0.3835
"""The floor where nothing can tell what anything means."""
