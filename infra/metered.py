"""Stand-ins for the table and the bucket that count what they are asked for, and a receiver of webhooks."""

import collections
import http.client
import http.server
import json
import threading
import urllib.parse

# What was asked for since it was cleared.
counts = collections.Counter()
lock = threading.Lock()


class Quiet(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def body(self):
        return self.rfile.read(int(self.headers.get("content-length", 0)))

    def reply(self, status, data, headers=()):
        self.send_response(status)
        for name, value in dict(headers).items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def serve(handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def note(what, how_many=1):
    with lock:
        counts[what] += how_many


# Operations that cost units.
UNITS = (
    "GetItem",
    "BatchGetItem",
    "Query",
    "Scan",
    "TransactGetItems",
    "PutItem",
    "UpdateItem",
    "DeleteItem",
    "BatchWriteItem",
    "TransactWriteItems",
)
# Partitions that nobody but the sweeper asks.
SWEPT = ("OUTBOX",)
READS = ("GetItem", "BatchGetItem", "Query", "Scan", "TransactGetItems")


def dynamodb(operation, request, answer):
    """Notes the units of a request: what the table tells, or what it costs to be refused."""
    told = answer.get("ConsumedCapacity")
    if told is None:
        actions = request.get("TransactItems", [{}])
        read, written = 0, (2 if "TransactItems" in request else 1) * len(actions)
    else:
        spent = sum(table["CapacityUnits"] for table in (told if isinstance(told, list) else [told]))
        read, written = (spent, 0) if operation in READS else (0, spent)
    note("dynamodbRequests")
    note("readUnits", read)
    note("writeUnits", written)
    note(operation)


def is_sweep(operation, request):
    """Whether the sweeper asks: of the outbox of all brands, or where it came to."""
    values = request.get("ExpressionAttributeValues", {})
    partition = values.get(":pk", request.get("Key", {}).get("pk", request.get("Item", {}).get("pk", {}))).get("S", "")
    of_all = partition.startswith("MARKS#") and "#" not in values.get(":from", {}).get("S", "#")
    return of_all or partition in SWEPT


def table_proxy(port):
    """Passes on to a DynamoDB, and counts."""

    class Handler(Quiet):
        def do_POST(self):
            request = json.loads(self.body())
            operation = self.headers["x-amz-target"].rsplit(".", 1)[1]
            counted = operation in UNITS
            if counted:
                request["ReturnConsumedCapacity"] = "TOTAL"
            headers = {name: value for name, value in self.headers.items() if name.lower() != "content-length"}
            there = http.client.HTTPConnection("127.0.0.1", port)
            there.request("POST", self.path, json.dumps(request).encode(), headers)
            answer = there.getresponse()
            data = answer.read()
            there.close()
            # The sweeper looks through the outbox once a minute, whatever was called.
            if counted and not is_sweep(operation, request):
                dynamodb(operation, request, json.loads(data))
            self.reply(answer.status, data, {"content-type": "application/x-amz-json-1.0"})

    return serve(Handler)


def bucket():
    """A bucket in memory that counts: PUT, COPY, POST and LIST have one price, GET another, DELETE none."""
    objects, uploads = {}, {}

    class Handler(Quiet):
        def parts(self):
            path, _, query = self.path.partition("?")
            return path, dict(urllib.parse.parse_qsl(query, keep_blank_values=True))

        def do_GET(self):
            path, query = self.parts()
            if "list-type" in query or "uploads" in query:
                note("s3Puts")
                names = [name for name in objects if name.split("/", 2)[2].startswith(query.get("prefix", ""))]
                found = "".join(f"<Contents><Key>{name.split('/', 2)[2]}</Key></Contents>" for name in names)
                tag, inner = ("ListBucketResult", found) if "list-type" in query else ("ListMultipartUploadsResult", "")
                return self.reply(200, f"<{tag}>{inner}</{tag}>".encode())
            note("s3Gets")
            data = objects.get(path)
            if data is None:
                return self.reply(404, b"<Error><Code>NoSuchKey</Code></Error>")
            if wanted := self.headers.get("range"):
                first, last = wanted.removeprefix("bytes=").split("-")
                data = data[int(first) : int(last) + 1]
            return self.reply(206 if wanted else 200, data)

        def do_PUT(self):
            note("s3Puts")
            path, query = self.parts()
            if "uploadId" in query:
                uploads[query["uploadId"]][int(query["partNumber"])] = self.body()
            else:
                objects[path] = self.body()
            self.reply(200, b"", {"etag": '"0"'})

        def do_POST(self):
            path, query = self.parts()
            self.body()
            if "delete" in query:
                return self.reply(200, b"<DeleteResult></DeleteResult>")
            note("s3Puts")
            if "uploads" in query:
                name = f"upload-{len(uploads)}"
                uploads[name] = {}
                return self.reply(
                    200,
                    f"<InitiateMultipartUploadResult><UploadId>{name}</UploadId>".encode()
                    + b"</InitiateMultipartUploadResult>",
                )
            objects[path] = b"".join(part for _, part in sorted(uploads[query["uploadId"]].items()))
            note("stored", len(objects[path]))
            return self.reply(200, b"<CompleteMultipartUploadResult></CompleteMultipartUploadResult>")

        def do_DELETE(self):
            objects.pop(self.parts()[0], None)
            self.reply(204, b"")

    return serve(Handler)


def receiver():
    class Handler(Quiet):
        def do_POST(self):
            self.body()
            self.reply(204, b"")

    return serve(Handler) + "/hook"
