"""The facts in Roaring bitmaps."""
import numpy
import pyarrow
from pyroaring import BitMap

from formats_facts import ENGINES, SLOTS

SECTIONS = {"mentions": "mentions", "reach": "mentions", "citations": "citations", "sentiment": "sentiment"}


class Roaring:
    """Bitmaps of each day in the portable serialization, with their lengths, each section of a day compressed with zstd.

    The bitmaps are of answers by slot, page and finding. A count is stored by its bits, a bitmap for each. An answer's
    number is its prompt times the engines plus the engine, so that a day of up to 65,536 answers is one container, and
    of most brands one of bits; with a bitmap for each engine too, most were lists, and took a third more bytes.
    """

    name = "Roaring, zstd"

    def __init__(self, parquet):
        # It has no texts: its pages are those of Parquet.
        self.facts, self.parquet = parquet.facts, parquet
        self.codec = pyarrow.Codec("zstd", compression_level=9)
        self.sections = {section: [] for section in ("mentions", "places", "citations", "sentiment")}
        for day in self.facts.days:
            for section, columns in self.columns(day).items():
                self.sections[section].append(self.pack(columns))
        answers = [[prompt * ENGINES + engine for engine in range(ENGINES)] for prompt in self.facts.view.tolist()]
        self.view = BitMap(numpy.array(answers, "u4").ravel())

    def columns(self, day):
        """Of each section its bitmaps: what they are of, which bit of the count, and the members."""
        facts = {table: days[day] for table, days in self.facts.tables.items()}
        mentions = facts["mentions"]
        members = mentions["prompt"] * ENGINES + mentions["engine"]
        each = [(facts["answers"]["prompt"] * ENGINES + engine)[facts["answers"]["engines"] >> engine & 1 == 1]
                for engine in range(ENGINES)]
        return {
            "mentions": planes(mentions["slot"], members, mentions["n"]) + [(SLOTS, 0, BitMap(numpy.concatenate(each)))],
            "places": planes(mentions["slot"], members, mentions["place"] - 1),
            "citations": by_answer(facts["citations"], "url"),
            "sentiment": by_answer(facts["sentiment"], "finding"),
        }

    def pack(self, columns):
        """Numbers, planes and lengths, then the bitmaps: as they were, and compressed."""
        for _, _, bitmap in columns:
            bitmap.run_optimize()
        blobs = [bitmap.serialize() for _, _, bitmap in columns]
        head = [[number for number, _, _ in columns], [plane for _, plane, _ in columns], [len(blob) for blob in blobs]]
        raw = numpy.array([len(columns)], "<u4").tobytes() + numpy.array(head, "<u4").tobytes() + b"".join(blobs)
        return len(raw), self.codec.compress(raw).to_pybytes()

    def unpack(self, raw_length, packed):
        raw = self.codec.decompress(packed, raw_length, asbytes=True)
        count = int(numpy.frombuffer(raw, "<u4", 1)[0])
        numbers, levels, lengths = numpy.frombuffer(raw, "<u4", 3 * count, 4).reshape(3, count)
        ends = (4 + 12 * count + numpy.cumsum(lengths)).tolist()
        starts = [4 + 12 * count, *ends]
        return numbers, levels, [BitMap.deserialize(raw[start:end]) for start, end in zip(starts, ends)]

    def sizes(self, raw=False):
        return {section: sum(length if raw else len(packed) for length, packed in days)
                for section, days in self.sections.items()}

    def read(self, question):
        days = [self.unpack(*packed) for packed in self.sections[SECTIONS[question]]]
        return [days] + [self.parquet.decode("pages", ["url"])[0][0]] * (question == "citations")

    def ranges(self, question):
        pages, _ = self.parquet.fetched("pages", ["url"])
        total = sum(len(packed) for _, packed in self.sections[SECTIONS[question]]) + pages * (question == "citations")
        return [total, total]

    @staticmethod
    def memory(read):
        parts = ("n_bytes_array_containers", "n_bytes_run_containers", "n_bytes_bitset_containers")
        return sum(bitmap.get_statistics()[part] for day in read[0] for bitmap in day[2] for part in parts)

    @staticmethod
    def emptied(days):
        """Days with as many bitmaps, each read anew, and nothing in them."""
        empty = BitMap().serialize()
        # Cut out of something longer, as bitmaps are.
        longer, end = empty + empty, len(empty)
        return [(numbers, levels, [BitMap.deserialize(longer[:end]) for _ in bitmaps]) for numbers, levels, bitmaps in days]

    def counted(self, days):
        """One call for each bitmap."""
        return [[self.view.intersection_cardinality(bitmap) for bitmap in bitmaps] for _, _, bitmaps in days]

    def answer(self, question, read):
        return getattr(self, question)(*read)

    def sums(self, day, length):
        """Sums of the counts of the view's answers, by number."""
        numbers, levels, bitmaps = day
        found = numpy.array([self.view.intersection_cardinality(bitmap) for bitmap in bitmaps], "i8")
        return numpy.bincount(numbers, found << levels, length).astype("i8")

    def mentions(self, days):
        return self.facts.mentions(numpy.array([self.sums(day, SLOTS + 1)[:SLOTS] for day in days]))

    def reach(self, days):
        members = [[] for _ in range(SLOTS + 1)]
        for numbers, _, bitmaps in days:
            for number, bitmap in zip(numbers.tolist(), bitmaps):
                members[number].append(bitmap)
        answers = [(BitMap.union(*bitmaps) & self.view).to_array() if bitmaps else [] for bitmaps in members]
        seen = [len(numpy.unique(numpy.asarray(of_slot, "u4") // ENGINES)) for of_slot in answers]
        return self.facts.reach(seen[SLOTS], seen[:SLOTS])

    def citations(self, days, urls):
        return self.facts.citations(sum(self.sums(day, len(urls)) for day in days), urls)

    def sentiment(self, days):
        return self.facts.sentiment(sum(self.sums(day, len(self.facts.findings)) for day in days))


def planes(numbers, members, counts):
    """The bitmaps of each number: one for each bit that a count of its members has."""
    found = []
    order = numpy.lexsort([members, numbers])
    numbers, members, counts = numbers[order], members[order], counts[order]
    bounds = numpy.flatnonzero(numpy.diff(numbers, prepend=-1, append=-1))
    for start, end in zip(bounds[:-1], bounds[1:]):
        own = counts[start:end]
        for level in range(int(own.max()).bit_length()):
            found.append((int(numbers[start]), level, BitMap(members[start:end][own >> level & 1 == 1])))
    return found


def by_answer(rows, name):
    """The bitmaps of answers by what a column names, with how often each answer does."""
    answers = rows["prompt"].astype("u8") * ENGINES + rows["engine"]
    pairs, counts = numpy.unique(rows[name].astype("u8") << 32 | answers, return_counts=True)
    return planes((pairs >> 32).astype("i8"), (pairs & 0xFFFFFFFF).astype("u4"), counts.astype("u4"))
