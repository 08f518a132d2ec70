"""The numbers of fusion, as ``tests/benchmarks/fit_recall.py`` fits and prints them."""

MOMENT = {
    "words_turn": 1.1034,
    "words_near": 2.2653,
    "words_wide": 3.1456,
    "words_session": 0.3212,
    "meaning": -0.6247,
    "meaning_scaled": -0.1899,
    "meaning_share": 3.5025,
    "meaning_near": 0.4808,
    "meaning_near_scaled": 0.4213,
    "meaning_wide": -2.3695,
    "meaning_wide_scaled": 0.3742,
    "session_meaning": -1.7538,
    "session_meaning_share": 2.8973,
    "speaker_named": 1.5035,
    "length": 0.8113,
    "asks": -0.5313,
    "answers": 0.1245,
    "answers_it": 2.4200,
    "words_before": -1.6314,
    "words_after": -1.8732,
}
MOMENT_BIAS = -11.0927
QUESTION = {
    "covered": 1.8631,
    "covered_wide": 2.2689,
    "meaning": 9.1100,
    "meaning_near": 7.9895,
    "stranger": -2.5275,
}
QUESTION_FLOOR = 7.8955
LEAST_COVERED = 0.3850
"""The floor where nothing can tell what anything means."""
