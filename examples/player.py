#!/usr/bin/env python3
"""Sits down at a table online and plays whatever is allowed: player.py TABLE SECRET (docs/bot-api.md)."""
import json, os, random, secrets, sys, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

SERVER, TABLE, SECRET = os.environ["ROUNDHOUSE"], sys.argv[1], sys.argv[2]
HEADERS = {"Authorization": f"Bearer {os.environ['ROUNDHOUSE_TOKEN']}", "Content-Type": "application/json"}

def ask(path, body):
    """Asks until there is an answer: the same key again is the same move."""
    while True:
        try:
            with urlopen(Request(SERVER + path, json.dumps(body).encode(), HEADERS), timeout=20) as answer:
                return json.load(answer)
        except HTTPError as refused:
            if refused.code < 500 and refused.code != 429:
                return json.load(refused)
        except OSError:
            pass
        time.sleep(1)

def events(seat, after):
    """What is told: one event is a line of the match and all that followed by itself. Others have names."""
    address = f"{SERVER}/api/tables/{TABLE}/stream?eyes={seat}&after={after}"
    with urlopen(Request(address, headers=HEADERS), timeout=60) as stream:
        name = ""
        for line in map(bytes.decode, stream):
            if line.startswith("data: ") and name == "":
                yield json.loads(line[6:])["steps"]
            name = line[7:].strip() if line.startswith("event: ") else "" if line == "\n" else name

seat, seen, answered = ask(f"/api/tables/{TABLE}/seats", {"secret": SECRET})["seat"], -1, -1
while True:
    try:
        for steps in events(seat, seen):
            last = steps[-1]
            seen = last["seq"]
            if last["turn"]["kind"] == "over":
                sys.exit(0)
            if last.get("owedSince", answered) > answered:
                answered = last["owedSince"]
                move = {"seat": seat, "key": secrets.token_urlsafe(16), "owedSince": answered}
                ask(f"/api/tables/{TABLE}/moves", {**move, "text": random.choice(last["legal"])})
    except OSError:
        time.sleep(1)
