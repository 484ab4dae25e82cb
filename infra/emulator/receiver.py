"""A receiver of webhooks on this machine, which keeps what arrives."""
import contextlib
import http.server
import json
import queue
import threading


class Receiver(http.server.ThreadingHTTPServer):
    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.arrived = queue.Queue()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/hook"

    def wait_for(self, event, seconds):
        """The body of the next delivery of an event."""
        try:
            body = self.arrived.get(timeout=seconds)
        except queue.Empty:
            raise SystemExit(f"no {event} arrived within {seconds} s") from None
        if body["event"] != event:
            raise SystemExit(f"expected a webhook of {event}, got {body}")
        return body


class Handler(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        self.server.arrived.put(json.loads(body))

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def receiving():
    with Receiver() as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        yield receiver
        receiver.shutdown()
