#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Reads one position per line and prints the key. The author of this script used only the page on notations."""
import re
import sys
from itertools import groupby


def images(table):
    for mirrored in (table, {(r, q): stack for (q, r), stack in table.items()}):
        for _ in range(6):
            mirrored = {(-r, q + r): stack for (q, r), stack in mirrored.items()}
            left, top = min(q for q, r in mirrored), min(r for q, r in mirrored)
            yield {(q - left, r - top): stack for (q, r), stack in mirrored.items()}


def text(image):
    rows = max(r for q, r in image) + 1
    columns = max(q for q, r in image) + 1
    lines = []
    for r in range(rows):
        cells = [image.get((q, r), "") for q in range(1 + max(q for q, row in image if row == r))]
        lines.append("".join("".join(run) if full else str(len(list(run))) for full, run in groupby(cells, bool)))
    return rows, columns, "/".join(lines)


def key(line):
    game_type, _, turn, resting, table = line.split(" ")[:5]
    cells = {}
    for r, row in enumerate(table.split("/")):
        for q, cell in enumerate(re.findall(r"\.|\(\w+\)|[wb][A-Z]\d?", row)):
            pieces = re.findall(r"[wb][A-Z]\d?", cell)
            letters = [p[1].lower() if p[0] == "b" else p[1] for p in pieces]
            stack = "".join(letter + "*" * (piece == resting) for piece, letter in zip(pieces, letters))
            if pieces:
                cells[q, r] = "(" + stack + ")" if len(pieces) > 1 else stack
    mover = "b" if turn.startswith("Black") else "w"
    return " ".join((game_type, mover, min(map(text, images(cells)))[2] if cells else "-"))


for position in sys.stdin.read().splitlines():
    print(key(position))
