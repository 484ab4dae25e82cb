//! Black-box suites over HTTP; see `tests/api`.
