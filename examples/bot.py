#!/usr/bin/env python3
"""A bot of your own for Roundhouse, in plain Python.

    roundhouse arena american-rails --seats 3 --bots random --bot 'cmd:python3 examples/bot.py'

It gets one JSON object a line on stdin and answers each with one line on stdout:

    in   {"title": .., "config": .., "seat": .., "view": .., "legal": ["bid 12", "pass", ..], "ms": ..}
    out  {"text": "bid 12"}

`view` is what your seat may see, `legal` are all actions that are possible now, `ms` is how long you
may take. This one plays at random, but would rather do something than pass.
"""
import json
import random
import sys

PASSIVE = ("pass", "stop", "decline")


def choose(question):
    active = [text for text in question["legal"] if text.split()[0] not in PASSIVE]
    return random.choice(active or question["legal"])


for line in sys.stdin:
    print(json.dumps({"text": choose(json.loads(line))}), flush=True)
