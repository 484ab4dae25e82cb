"""Prints the most frequent lower-case words of the six languages that are read, one a line, sorted by their bytes, each with the sum
of the bits of the languages that have it: 1 for the first one.

    python3 common_words.py pyspellchecker-0.9.1-py3-none-any.whl > words.txt

`make_common_words.sh` does the whole.
"""

import gzip
import json
import sys
import unicodedata
import zipfile

LANGUAGES = ("en", "es", "de", "fr", "it", "pt")
MOST = 20_000
# A word that another language says so many times as often is a foreign one: subtitles are full of names and greetings.
FOREIGN = 20


def most_frequent(counts):
    """Single words only. Words that are as frequent as the first one left out are left out too: which of them are in would
    be chance."""
    words = {unicodedata.normalize("NFC", word): count for word, count in counts.items()}
    words = {word: count for word, count in words.items() if word.isalpha() and word == word.lower()}
    order = sorted(words, key=lambda word: -words[word])
    least = words[order[MOST]] if len(order) > MOST else 0
    total = sum(words.values())
    return {word: words[word] / total for word in order[:MOST] if words[word] > least}


def main():
    common = {}
    with zipfile.ZipFile(sys.argv[1]) as wheel:
        for place, language in enumerate(LANGUAGES):
            with wheel.open(f"spellchecker/resources/{language}.json.gz") as packed:
                words = most_frequent(json.loads(gzip.decompress(packed.read())))
            print(f"{language}: {len(words)} words", file=sys.stderr)
            for word, share in words.items():
                common.setdefault(word, {})[place] = share
    for word in sorted(common, key=str.encode):
        shares = common[word]
        own = [place for place, share in shares.items() if FOREIGN * share >= max(shares.values())]
        print(word, sum(1 << place for place in own))


if __name__ == "__main__":
    main()
