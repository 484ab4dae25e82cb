"""The facts in Parquet and in Arrow's IPC format."""
import io

import duckdb
import numpy
import pyarrow
import pyarrow.parquet

from formats_facts import PROMPTS, SLOTS

# Tried: sorts by each column first, delta, byte stream split, dictionary and plain of each; the smallest is taken.
LAYOUTS = {
    "mentions": (["slot", "engine", "prompt"], {"prompt": "DELTA_BINARY_PACKED"}),
    "citations": (["prompt", "engine", "url"], {"prompt": "DELTA_BINARY_PACKED", "url": "BYTE_STREAM_SPLIT"}),
    "sentiment": (["prompt", "engine", "finding"], {"prompt": "DELTA_BINARY_PACKED"}),
    "answers": (["prompt"], {"prompt": "DELTA_BINARY_PACKED"}),
}
PAGES = {"url": "DELTA_BYTE_ARRAY"}
COLUMNS = {
    "mentions": [("mentions", ["prompt", "slot", "n"])],
    "reach": [("mentions", ["prompt", "slot"]), ("answers", ["prompt"])],
    "citations": [("citations", ["prompt", "url"])],
    "sentiment": [("sentiment", ["prompt", "finding"])],
}
LEVEL = 9


class Recorded(io.RawIOBase):
    """A file of given bytes that notes what is read of it."""

    def __init__(self, content):
        self.content, self.at, self.reads = content, 0, []

    def readable(self):
        return True

    def seekable(self):
        return True

    def tell(self):
        return self.at

    def seek(self, offset, whence=io.SEEK_SET):
        self.at = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self.at, io.SEEK_END: len(self.content)}[whence]
        return self.at

    def read(self, size=-1):
        end = len(self.content) if size < 0 else min(self.at + size, len(self.content))
        start, self.at = self.at, end
        self.reads.append((start, end))
        return self.content[start:end]


def ranged(reads):
    """Of reads: how many bytes they are, and how many one read over all of them would be."""
    return sum(end - start for start, end in reads), max(end for _, end in reads) - min(start for start, _ in reads)


def gathered(starts, ends):
    """The places of all runs from `starts` to `ends`, one behind the other."""
    lengths = ends - starts
    after = numpy.cumsum(lengths)
    return numpy.arange(after[-1]) + numpy.repeat(starts - (after - lengths), lengths)


class Parquet:
    """A file for each table, a row group for each day."""

    name = "Parquet"

    def __init__(self, facts):
        self.facts = facts
        self.files = {table: self.write(table, *layout) for table, layout in LAYOUTS.items()}
        sink = pyarrow.BufferOutputStream()
        plain = [name for name in facts.pages if name not in PAGES]
        pyarrow.parquet.write_table(pyarrow.table(facts.pages), sink, compression="zstd", compression_level=LEVEL,
                                    use_dictionary=False, column_encoding={**PAGES, **dict.fromkeys(plain, "PLAIN")})
        self.files["pages"] = sink.getvalue()
        # The footers, as a service would keep them beside the files.
        self.footers = {table: self.open(table).metadata for table in self.files}
        self.wanted = numpy.zeros(PROMPTS, bool)
        self.wanted[facts.view] = True

    def write(self, table, order, encodings):
        sink, writer = pyarrow.BufferOutputStream(), None
        for day in self.facts.days:
            columns = self.facts.sorted(table, day, order)
            columns = {"day": numpy.full(len(columns["prompt"]), day, "u2"), **columns}
            rows = pyarrow.table(columns)
            writer = writer or pyarrow.parquet.ParquetWriter(
                sink, rows.schema, compression="zstd", compression_level=LEVEL, column_encoding=encodings,
                use_dictionary=[name for name in columns if name not in encodings], write_statistics=["day"], store_schema=False)
            writer.write_table(rows, row_group_size=len(rows))
        writer.close()
        return sink.getvalue()

    def open(self, table, source=None, footer=None):
        return pyarrow.parquet.ParquetFile(source or pyarrow.BufferReader(self.files[table]), metadata=footer, pre_buffer=False)

    def sizes(self):
        def size(table, columns=None):
            groups = [self.footers[table].row_group(group) for group in range(self.footers[table].num_row_groups)]
            chunks = (group.column(place) for group in groups for place in range(group.num_columns))
            return sum(chunk.total_compressed_size for chunk in chunks if columns is None or chunk.path_in_schema in columns)

        places = size("mentions", ["place"])
        return {"mentions": size("mentions") - places + size("answers"), "places": places, "citations": size("citations"),
                "urls": size("pages"), "sentiment": size("sentiment"),
                "directory": sum(footer.serialized_size for footer in self.footers.values())}

    def decode(self, table, columns, source=None):
        file = self.open(table, source, self.footers[table])
        groups = (file.read_row_group(group, columns=columns, use_threads=False) for group in range(file.num_row_groups))
        return [[group.column(name).combine_chunks() for name in columns] for group in groups]

    def read(self, question):
        tables = [[[column.to_numpy() for column in group] for group in self.decode(*asked)] for asked in COLUMNS[question]]
        return tables + [self.decode("pages", ["url"])[0][0]] if question == "citations" else tables

    def fetched(self, table, columns):
        source = Recorded(self.files[table])
        self.decode(table, columns, pyarrow.PythonFile(source, "r"))
        return ranged(source.reads)

    def ranges(self, question):
        asked = COLUMNS[question] + [("pages", ["url"])] * (question == "citations")
        return numpy.sum([self.fetched(*one) for one in asked], axis=0).tolist()

    def answer(self, question, read):
        return getattr(self, question)(*read)

    def mentions(self, days):
        counts = numpy.zeros((len(days), SLOTS), "i8")
        for day, (prompts, slots, times) in zip(counts, days):
            within = self.wanted.take(prompts)
            day += numpy.bincount(slots[within], times[within], SLOTS).astype("i8")
        return self.facts.mentions(counts)

    def reach(self, days, answered):
        seen, any_answer = numpy.zeros((SLOTS, PROMPTS), bool), numpy.zeros(PROMPTS, bool)
        for prompts, slots in days:
            within = self.wanted.take(prompts)
            seen[slots[within], prompts[within]] = True
        for (prompts,) in answered:
            any_answer[prompts] = True
        return self.facts.reach((any_answer & self.wanted).sum(), seen.sum(axis=1))

    def counted(self, days, length):
        """How often each number stands in the rows of the view, which are in the order of prompts."""
        counts = numpy.zeros(length, "i8")
        for prompts, numbers in days:
            starts, ends = (numpy.searchsorted(prompts, self.facts.view, side) for side in ("left", "right"))
            counts += numpy.bincount(numbers[gathered(starts, ends)], minlength=length)
        return counts

    def citations(self, days, urls):
        return self.facts.citations(self.counted(days, len(urls)), urls)

    def sentiment(self, days):
        return self.facts.sentiment(self.counted(days, len(self.facts.findings)))


class ParquetInDuckDb:
    """The same files, read by DuckDB."""

    name = "Parquet, DuckDB"
    VIEW = "prompt IN (SELECT prompt FROM view_prompts)"
    QUERIES = {
        "mentions": ["SELECT day, slot, sum(n) FROM {mentions} WHERE {view} GROUP BY ALL ORDER BY ALL"],
        "reach": ["SELECT count(DISTINCT prompt) FROM {answers} WHERE {view}",
                  "SELECT slot, count(DISTINCT prompt) FROM {mentions} WHERE {view} GROUP BY ALL ORDER BY ALL"],
        "citations": ["SELECT url, count(*) FROM {citations} WHERE {view} GROUP BY ALL", "SELECT url FROM {pages}"],
        "sentiment": ["SELECT finding, count(*) FROM {sentiment} WHERE {view} GROUP BY ALL"],
    }

    def __init__(self, parquet, folder):
        self.facts, self.base = parquet.facts, duckdb.connect()
        self.base.execute("SET threads = 1; SET parquet_metadata_cache = true; SET preserve_insertion_order = true")
        self.sources = {"view": self.VIEW}
        for table, content in parquet.files.items():
            path = f"{folder}/{len(self.facts.days)}-{table}.parquet"
            with open(path, "wb") as file:
                file.write(content)
            self.sources[table] = f"read_parquet('{path}')"
        view = {"prompt": self.facts.view}
        self.base.execute("CREATE TABLE view_prompts AS SELECT * FROM view")

    def read(self, question):
        """Nothing is read before the question is answered."""
        return [query.format(**self.sources) for query in self.QUERIES[question]]

    def answer(self, question, queries):
        if question in ("mentions", "reach"):
            rows = [self.base.execute(query).fetchall() for query in queries]
            if question == "reach":
                return [rows[0][0][0], [list(row) for row in rows[1]]]
            return [[day, slot, int(count)] for day, slot, count in rows[0]]
        numbers = self.base.execute(queries[0]).fetchnumpy()
        length = len(self.facts.pages["url"] if question == "citations" else self.facts.findings)
        counts = numpy.zeros(length, "i8")
        number, count = numbers.values()
        counts[number] = count
        if question == "sentiment":
            return self.facts.sentiment(counts)
        urls = self.base.sql(queries[1]).to_arrow_table()
        return self.facts.citations(counts, urls.column("url"))


class Arrow:
    """A file for each table, a record batch for each day, in it a row for each prompt.

    Of lists by prompt those of the view are found without reading the others; flat rows took twice the time.
    """

    TABLES = {"mentions": ["slot", "engine", "n", "place"], "citations": ["url", "engine"], "sentiment": ["finding", "engine"]}
    COLUMNS = {"mentions": ("mentions", ["slot", "n"]), "reach": ("mentions", ["slot", "engines"]),
               "citations": ("citations", ["url"]), "sentiment": ("sentiment", ["finding"])}

    def __init__(self, facts, compression):
        self.facts, self.compression = facts, compression
        self.name = f"Arrow IPC, {compression}" if compression else "Arrow IPC"
        self.files = {table: self.write(table, columns) for table, columns in self.TABLES.items()}
        self.files["pages"] = self.stored([pyarrow.record_batch(facts.pages)])

    def stored(self, batches):
        sink = pyarrow.BufferOutputStream()
        options = pyarrow.ipc.IpcWriteOptions(compression=self.compression, use_threads=False)
        with pyarrow.ipc.new_file(sink, batches[0].schema, options=options) as writer:
            for batch in batches:
                writer.write_batch(batch)
        return sink.getvalue()

    def write(self, table, columns):
        batches = []
        for day in self.facts.days:
            rows = self.facts.sorted(table, day, ["prompt", *columns[:1], "engine"])
            offsets = pyarrow.array(numpy.searchsorted(rows["prompt"], numpy.arange(PROMPTS + 1)).astype("i4"))
            lists = {name: pyarrow.ListArray.from_arrays(offsets, pyarrow.array(rows[name])) for name in columns}
            if table == "mentions":
                lists["engines"] = pyarrow.array(self.facts.tables["answers"][day]["engines"])
            batches.append(pyarrow.record_batch(lists))
        return self.stored(batches)

    def sizes(self):
        places = len(self.files["mentions"]) - self.fetched("mentions", ["slot", "engine", "n", "engines"])[0]
        return {"mentions": len(self.files["mentions"]) - places, "places": places, "citations": len(self.files["citations"]),
                "urls": len(self.files["pages"]), "sentiment": len(self.files["sentiment"])}

    def decode(self, table, columns, source=None):
        source = source or pyarrow.BufferReader(self.files[table])
        names = self.TABLES.get(table, list(self.facts.pages)) + ["engines"]
        options = pyarrow.ipc.IpcReadOptions(use_threads=False, included_fields=[names.index(name) for name in columns])
        file = pyarrow.ipc.open_file(source, options=options)
        return [[batch.column(name) for name in columns] for batch in map(file.get_batch, range(file.num_record_batches))]

    def read(self, question):
        read = [self.decode(*self.COLUMNS[question])]
        return read + [self.decode("pages", ["url"])[0][0]] if question == "citations" else read

    def fetched(self, table, columns):
        source = Recorded(self.files[table])
        self.decode(table, columns, pyarrow.PythonFile(source, "r"))
        return ranged(source.reads)

    def ranges(self, question):
        asked = [self.COLUMNS[question]] + [("pages", ["url"])] * (question == "citations")
        return numpy.sum([self.fetched(*one) for one in asked], axis=0).tolist()

    def memory(self, read):
        return sum(column.nbytes for day in read[0] for column in day) + sum(urls.nbytes for urls in read[1:])

    def answer(self, question, read):
        return getattr(self, question)(*read)

    def runs(self, column):
        """Where the lists of the view's prompts stand."""
        offsets = column.offsets.to_numpy()
        return offsets[self.facts.view], offsets[self.facts.view + 1]

    def mentions(self, days):
        counts = numpy.zeros((len(days), SLOTS), "i8")
        for day, (slots, times) in zip(counts, days):
            within = gathered(*self.runs(slots))
            day += numpy.bincount(slots.values.to_numpy()[within], times.values.to_numpy()[within], SLOTS).astype("i8")
        return self.facts.mentions(counts)

    def reach(self, days):
        seen, answered = numpy.zeros((SLOTS, len(self.facts.view)), bool), numpy.zeros(len(self.facts.view), bool)
        for slots, engines in days:
            starts, ends = self.runs(slots)
            rows = numpy.repeat(numpy.arange(len(starts)), ends - starts)
            seen[slots.values.to_numpy()[gathered(starts, ends)], rows] = True
            answered |= engines.to_numpy()[self.facts.view] != 0
        return self.facts.reach(answered.sum(), seen.sum(axis=1))

    def counted(self, days, length):
        counts = numpy.zeros(length, "i8")
        for (numbers,) in days:
            counts += numpy.bincount(numbers.values.to_numpy()[gathered(*self.runs(numbers))], minlength=length)
        return counts

    def citations(self, days, urls):
        return self.facts.citations(self.counted(days, len(urls)), urls)

    def sentiment(self, days):
        return self.facts.sentiment(self.counted(days, len(self.facts.findings)))
