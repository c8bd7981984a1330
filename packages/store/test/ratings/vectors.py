"""The vectors of vectors.json, from the formulas of Weng and Lin (2011), algorithm 4, written a second time.

Fractions of the paper's symbols, fifty digits, no code in common with the program: python3 vectors.py > vectors.json
"""
import json
from decimal import Decimal as D, getcontext, ROUND_HALF_UP

getcontext().prec = 50
BETA2 = D(175) ** 2
TAU2 = D("3.5") ** 2
KAPPA = D("0.0001")


def update(ratings, ranks):
    mu = [D(m) / 1000 for m, _ in ratings]
    var = [min((D(s) / 1000) ** 2 + TAU2, D(350) ** 2) for _, s in ratings]
    n = len(mu)
    c = sum((v + BETA2 for v in var), D(0)).sqrt()
    e = [(m / c).exp() for m in mu]
    out = []
    for i in range(n):
        omega = delta = D(0)
        for q in range(n):
            if ranks[q] > ranks[i]:
                continue
            tied = sum(1 for s in range(n) if ranks[s] == ranks[q])
            p = e[i] / sum(e[s] for s in range(n) if ranks[s] >= ranks[q])
            omega += (1 - p if q == i else -p) / tied
            delta += p * (1 - p) / tied
        gamma = var[i].sqrt() / c
        m = mu[i] + var[i] / c * omega
        v = var[i] * max(1 - gamma * var[i] / c**2 * delta, KAPPA)
        whole = lambda x: int((x * 1000).to_integral_value(rounding=ROUND_HALF_UP))
        out.append([whole(m), whole(v.sqrt())])
    return out


NEW = [1500000, 350000]
CASES = [
    ("two strangers", [NEW, NEW], [1, 2]),
    ("two strangers, a tie", [NEW, NEW], [1, 1]),
    ("four strangers", [NEW] * 4, [1, 2, 3, 4]),
    ("four strangers, the middle tied", [NEW] * 4, [1, 2, 2, 4]),
    ("three strangers, all tied", [NEW] * 3, [1, 1, 1]),
    ("six strangers, in reverse", [NEW] * 6, [6, 5, 4, 3, 2, 1]),
    ("the favourite wins", [[1900000, 60000], [1400000, 80000]], [1, 2]),
    ("the favourite loses", [[1900000, 60000], [1400000, 80000]], [2, 1]),
    ("a stranger among the known", [[1720000, 70000], NEW, [1610000, 95000], [1333000, 120000]], [2, 1, 3, 4]),
    ("a stranger last", [[1720000, 70000], NEW, [1610000, 95000], [1333000, 120000]], [1, 4, 2, 3]),
    ("two who left, last together", [[1650000, 90000], [1580000, 90000], [1490000, 200000], [1510000, 75000]], [1, 2, 3, 3]),
    ("far apart", [[3000000, 50000], [200000, 50000], [1500000, 350000]], [3, 2, 1]),
    ("five known, two pairs tied", [[1500000, 100000], [1550000, 110000], [1600000, 120000], [1650000, 130000], [1700000, 140000]], [1, 1, 3, 4, 4]),
]
print(json.dumps([{"name": n, "before": b, "places": r, "after": update(b, r)} for n, b, r in CASES], indent=2))
