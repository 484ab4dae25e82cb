"""The facts that every format stores, and the questions that every format answers."""
import numpy
import pyarrow

DAYS = range(20731, 20761)
PROMPTS, ENGINES, SLOTS, POLARITIES = 10_000, 6, 20, 3
# As the kernels' benchmark writes them.
ROWS = {
    "mentions": [("slot", "u1"), ("n", "u1"), ("place", "u1")],
    "citations": [("url", "<u4")],
    "sentiment": [("slot", "u1"), ("feature", "<u2"), ("polarity", "u1")],
}
KEY = [("day", "<u2"), ("prompt", "<u4"), ("engine", "u1")]
QUESTIONS = {
    "mentions": "share of voice, daily series",
    "reach": "visibility (distinct prompts)",
    "citations": "top 100 citations",
    "sentiment": "sentiment",
}


class Facts:
    """The facts of some days: `tables[name][day]` are columns by name, as numpy arrays of one length.

    A finding is one number, slot and feature and polarity by `findings`, and pages are in the order of their URLs:
    what a good schema does in any format.
    """

    def __init__(self, folder, days):
        self.days = list(days)
        self.view = numpy.sort(numpy.fromfile(f"{folder}/view.bin", "<u4"))
        with open(f"{folder}/pages.tsv") as file:
            pages = [line.rstrip("\n").split("\t") for line in file]
        self.tables = {name: self.load(folder, name, columns) for name, columns in ROWS.items()}
        self.number_findings()
        cited = numpy.unique(numpy.concatenate([day["url"] for day in self.tables["citations"].values()]))
        for day in self.tables["citations"].values():
            day["url"] = numpy.searchsorted(cited, day["url"]).astype("u4")
        self.pages = {name: [pages[page][place] for page in cited] for place, name in enumerate(("url", "domain", "title"))}
        answers = self.load(folder, "answers", [])
        self.tables["answers"] = {day: self.engines_of_prompts(rows) for day, rows in answers.items()}

    def load(self, folder, name, columns):
        rows = numpy.fromfile(f"{folder}/{name}.bin", numpy.dtype(KEY + columns))
        return {
            day: {column: numpy.ascontiguousarray(of_day[column]) for column in rows.dtype.names if column != "day"}
            for day in self.days
            for of_day in [rows[rows["day"] == day]]
        }

    def number_findings(self):
        """Puts the numbers of the findings into the table, and the findings by number beside it."""
        packed = {
            day: (rows["slot"].astype("u8") << 32 | rows["feature"].astype("u8") << 8 | rows["polarity"])
            for day, rows in self.tables["sentiment"].items()
        }
        distinct = numpy.unique(numpy.concatenate(list(packed.values())))
        self.findings = [(int(one) >> 32, int(one) >> 8 & 0xFFFF, int(one) & 0xFF) for one in distinct]
        for day, rows in self.tables["sentiment"].items():
            number = numpy.searchsorted(distinct, packed[day]).astype("u2")
            self.tables["sentiment"][day] = {"prompt": rows["prompt"], "engine": rows["engine"], "finding": number}

    @staticmethod
    def engines_of_prompts(rows):
        """The engines that answered a prompt, as bits: one row for each prompt."""
        masks = numpy.zeros(PROMPTS, "u1")
        numpy.bitwise_or.at(masks, rows["prompt"], numpy.left_shift(1, rows["engine"]).astype("u1"))
        prompts = numpy.flatnonzero(masks).astype("u4")
        return {"prompt": prompts, "engines": masks[prompts]}

    def sorted(self, table, day, order):
        rows = self.tables[table][day]
        places = numpy.lexsort([rows[name] for name in reversed(order)])
        names = order + [name for name in rows if name not in order]
        return {name: rows[name][places] for name in names}

    # The shapes of the answers, which are those of the kernels.

    def mentions(self, counts):
        """Of counts by day and slot."""
        return [[self.days[day], int(slot), int(counts[day, slot])] for day, slot in zip(*counts.nonzero())]

    @staticmethod
    def reach(answered, seen):
        """Of the number of prompts that have answers, and those of each slot."""
        return [int(answered), [[slot, int(count)] for slot, count in enumerate(seen) if count]]

    @staticmethod
    def citations(counts, urls):
        """Of counts by page, and the URLs of pages by place."""
        top = numpy.argsort(-counts, kind="stable")[:100]
        top = top[counts[top] > 0].tolist()
        taken = urls.take(pyarrow.array(top)).to_pylist()
        return [int(counts.sum()), [[url, int(counts[page])] for url, page in zip(taken, top)]]

    def sentiment(self, counts):
        """Of counts by finding."""
        rows = {}
        for (slot, feature, polarity), count in zip(self.findings, counts.tolist()):
            if count:
                rows.setdefault((slot, feature), [0] * POLARITIES)[polarity] = int(count)
        return [[slot, feature, *counts] for (slot, feature), counts in sorted(rows.items())]
