"""How well a colour is seen on another, as WCAG 2.2 computes it."""

import re

FORMS = (
    (16, 255, re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})")),
    (10, 255, re.compile(r"rgb\((\d+), (\d+), (\d+)\)")),
    (None, 1, re.compile(r"color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)\)")),
)


def channels(colour):
    """Red, green and blue from 0 to 1, of a colour as a style sheet or a browser writes it.

    One that is not opaque is refused: its contrast depends on what is behind it.
    """
    for base, whole, form in FORMS:
        if match := form.fullmatch(colour):
            return [(int(each, base) if base else float(each)) / whole for each in match.groups()]
    raise ValueError(f"no opaque colour: {colour!r}")


def mixed(one, share, other):
    """The channels of CSS's color-mix in sRGB."""
    return [share * a + (1 - share) * b for a, b in zip(one, other)]


def luminance(rgb):
    """Relative luminance."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    """The contrast ratio of two colours, given by their channels: from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
