"""Lowball, a bot for Fzzzt!: it never wants to pay more than one above what the last card went for."""

import json
import sys
from itertools import combinations


def bid(view):
    prize, hand = cards[view["belt"][0]], view["hand"]
    target = min(prize["points"] + prize["power"] // 2, last_price + 1)
    offers = [offer for size in range(1, len(hand) + 1) for offer in combinations(hand, size)]
    return min(offers, key=lambda offer: abs(sum(cards[card]["power"] for card in offer) - target))


def build(view):
    robots, weak = {}, [card for card in view["hand"] if cards[card]["power"] == 1]  # no use for bidding
    for unit in view["seats"][view["seat"]]["units"]:
        fitting = [card for card in weak if set(cards[card]["symbols"]) & set(cards[unit]["symbols"])]
        if fitting:
            robots[unit] = fitting[0]
            weak.remove(fitting[0])
    return robots


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    match json.loads(line):
        case {"type": "hello"}:
            say(type="ready", name="lowball")
        case {"type": "game", "cards": cards}:
            last_price = 2
        case {"type": "event", "event": {"type": "award", "seat": winner, "values": values}}:
            last_price = values[winner]
        case {"type": "decide", "what": "bid", "id": number, "view": view}:
            say(type="bid", id=number, cards=bid(view))
        case {"type": "decide", "what": "build", "id": number, "view": view}:
            say(type="build", id=number, robots=build(view))
        case {"type": "quit"}:
            break
