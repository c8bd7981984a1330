#!/usr/bin/env python3
"""Sits down at a table online and plays whatever is allowed: player.py TABLE SECRET (docs/bot-api.md)."""
import json, os, random, secrets, sys, time
from contextlib import suppress
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TABLE = f"{os.environ['ROUNDHOUSE']}/api/tables/{sys.argv[1]}"
HEADERS = {"Authorization": f"Bearer {os.environ['ROUNDHOUSE_TOKEN']}", "Content-Type": "application/json"}

def ask(path, body=None):
    """Asks until there is an answer: the same key again is the same move."""
    while True:
        try:
            return urlopen(Request(TABLE + path, body and json.dumps(body).encode(), HEADERS), timeout=60)
        except (OSError, HTTPException) as error:
            if isinstance(error, HTTPError) and error.code < 500 and error.code != 429:
                raise
            time.sleep(1)

seat, seen, answered = json.load(ask("/seats", {"secret": sys.argv[2]}))["seat"], -1, -1
while True:
    stream = ask(f"/stream?eyes={seat}&after={seen}")
    # The line is cut, or something comes before the move: it goes on from where it was.
    with suppress(OSError, HTTPException):
        for line in stream:
            data = json.loads(line[6:]) if line.startswith(b"data: ") else {}
            for step in data.get("steps", [])[-1:]:
                if step["turn"]["kind"] == "over":
                    sys.exit()
                seen = step["seq"]
                if step.get("owedSince", answered) > answered:
                    answered = step["owedSince"]
                    move = {"seat": seat, "key": secrets.token_urlsafe(16), "owedSince": answered}
                    ask("/moves", {**move, "text": random.choice(step["legal"])})
    time.sleep(1)
