# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A server on this machine that speaks like OpenAI: votes at once, and speaks slowly, piece by piece."""
import http.server
import json
import threading
import time

VOTE = {"thought": "mine", "addressed_by": "none", "selected": False, "act": "comment", "state": "speak",
        "importance": 7, "closing": "none"}
SENTENCE = "The tea is poured, the lamp is lit, and 東京 is far away. What shall we talk about tonight?"


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.whole(200, {"data": [{"id": "parrot"}]})

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        try:
            self.stream(json.loads(body))
        except (BrokenPipeError, ConnectionResetError):
            pass  # that is what killed programs do

    def whole(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def stream(self, request):
        is_vote = "json" in json.dumps(request).lower()
        text = json.dumps(VOTE) if is_vote else SENTENCE
        size = len(text) if is_vote else 6
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for at in range(0, len(text), size):
            self.event({"index": 0, "delta": {"content": text[at:at + size]}})
            if not is_vote:
                time.sleep(self.server.pause)
        self.event({"index": 0, "delta": {}, "finish_reason": "stop"})
        self.wfile.write(b"data: [DONE]\n\n")

    def event(self, choice):
        self.wfile.write(b"data: " + json.dumps({"id": "1", "choices": [choice]}).encode() + b"\n\n")
        self.wfile.flush()


class ModelServer:
    """Answers from its own threads until it is stopped; `pause` is in seconds, between pieces."""

    def __init__(self, pause=0.01):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.server.daemon_threads = True
        self.server.pause = pause
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/v1"

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
