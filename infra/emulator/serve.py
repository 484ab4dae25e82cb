"""The emulator, whose functions answer at once: it stops the server of each invocation before it answers, and Python's servers
notice that twice a second unless they are told otherwise."""
import socketserver
import sys

from ministack.app import main

if __name__ == "__main__":
    socketserver.BaseServer.serve_forever.__defaults__ = (0.005,)
    sys.exit(main())
