"""What a position is worth, what a decision cost, and why. docs/review.md describes it; it needs the extra `sim`."""
