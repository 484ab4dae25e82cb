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


def size(value):
    """Bytes of an attribute's value, about as DynamoDB counts them."""
    kind, inner = next(iter(value.items()))
    if kind == "S":
        return len(inner.encode())
    if kind == "N":
        return len(inner) // 2 + 2
    if kind == "B":
        return len(inner) * 3 // 4
    if kind in ("SS", "NS", "BS"):
        return sum(size({kind[0]: part}) for part in inner)
    if kind == "M":
        return 3 + sum(1 + len(name.encode()) + size(part) for name, part in inner.items())
    if kind == "L":
        return 3 + sum(1 + size(part) for part in inner)
    return 1


def item_size(item):
    return sum(len(name.encode()) + size(value) for name, value in item.items())


def units(nbytes, per):
    return max(1, -(-nbytes // per))


def dynamodb(operation, request, answer, status):
    """Read and write units of a request."""
    read = written = 0
    if operation == "GetItem":
        read = units(item_size(answer.get("Item", {})), 4096) / (1 if request.get("ConsistentRead") else 2)
    elif operation == "Query":
        read = units(sum(map(item_size, answer.get("Items", []))), 4096)
    elif operation == "BatchGetItem":
        found = [item for items in answer.get("Responses", {}).values() for item in items]
        asked = sum(len(part["Keys"]) for part in request["RequestItems"].values())
        read = sum(units(item_size(item), 4096) for item in found) + asked - len(found)
    elif operation == "UpdateItem":
        written = units(item_size(answer.get("Attributes", {})), 1024) if status == 200 else 1
    elif operation == "BatchWriteItem":
        written = sum(len(part) for part in request["RequestItems"].values())
    elif operation == "TransactWriteItems":
        for action in request["TransactItems"]:
            put = action.get("Put")
            written += 2 * (units(item_size(put["Item"]), 1024) if put else 1)
    note("dynamodbRequests")
    note("readUnits", read)
    note("writeUnits", written)


def table_proxy(port):
    """Passes on to a DynamoDB, and counts."""

    class Handler(Quiet):
        def do_POST(self):
            body = self.body()
            there = http.client.HTTPConnection("127.0.0.1", port)
            there.request("POST", self.path, body, dict(self.headers))
            answer = there.getresponse()
            data = answer.read()
            there.close()
            operation = self.headers["x-amz-target"].rsplit(".", 1)[1]
            # The sweeper looks through all marks once a minute, whatever was called.
            if operation == "Query" and b"MARKS#" in body and b'{"S":"0"}' in body:
                return self.reply(answer.status, data, {"content-type": "application/x-amz-json-1.0"})
            dynamodb(operation, json.loads(body), json.loads(data), answer.status)
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
