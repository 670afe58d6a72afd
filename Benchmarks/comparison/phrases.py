"""Words, titles, paragraphs and Swift code from a seed.

The numbers come from a generator written out here, since Python's own may change what it draws.
"""

WORDS = (
    "a about after again all along always among an and another any around as at away back be because "
    "become before begin behind below better between beyond book both branch bridge bring build but by "
    "call can carry change choose city clear close cloud come corner could country course cross day deep "
    "door down draw during each early earth east edge end enough even every far few field find first "
    "follow for form forward from full garden give glass go good great ground grow hand hold home hour "
    "house how if in into island it keep kind know land last late lead learn leave left letter light like "
    "line little long look made make many mark meet middle more morning most mountain move music name near "
    "new next night north note nothing now number of off often old on once one only open or order other "
    "our out over own page paper part path people place plain plant play point quiet rain read ready "
    "reason rest right river road room round run same sea second see send set shape short show side silver "
    "simple since small so some soon sound south space stand start stay step still stone story street "
    "strong such summer sure table take tell than that the their then there these thing this those through "
    "time to together toward town tree turn two under until up upon use very voice walk wall watch water "
    "way well west what when where which while white who whole why wide wind window winter with within "
    "without wood word work world write year yet young"
).split()

SWIFT = """\
/// Finds the {noun} that comes {word} the {other}.
struct {type}: Hashable, Sendable {{
  let {noun}: String
  private(set) var count = {number}

  mutating func {verb}(_ {other}: [Int], limit: Int = {limit}) throws -> String? {{
    guard !{other}.isEmpty, count < limit else {{ return nil }}
    for value in {other} where value > {number} {{
      count += value * {factor} // {word}
    }}
    return "{noun} \\({other}.count) of <\\(count)>"
  }}
}}
"""


class Phrases:
    """A source of texts; equal seeds give equal texts."""

    def __init__(self, seed):
        self.state = seed

    def number(self, bound):
        """A number from 0 up to but not `bound`: the upper bits of Knuth's linear congruential generator."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound

    def choice(self, values):
        return values[self.number(len(values))]

    def shuffled(self, count):
        """The numbers below `count`, in an order of chance (Fisher and Yates's)."""
        values = list(range(count))
        for index in range(count - 1, 0, -1):
            other = self.number(index + 1)
            values[index], values[other] = values[other], values[index]
        return values

    def words(self, count):
        return [self.choice(WORDS) for _ in range(count)]

    def title(self):
        return " ".join(self.words(4)).capitalize()

    def paragraph(self, link=None, code=False):
        """Four sentences of 8 to 19 words, with an emphasis, and a link or code if asked for."""
        sentences = []
        for index in range(4):
            words = self.words(8 + self.number(12))
            if index == 1:
                words[3] = f"*{words[3]}*"
            if index == 2 and link:
                words[4:6] = [f"[{words[4]} {words[5]}]({link})"]
            if index == 3 and code:
                words[2] = f"`{words[2]}`"
            sentences.append(" ".join(words)[0].upper() + " ".join(words)[1:] + ".")
        return "\n".join(sentences)

    def swift(self):
        """A small type, ten lines or so; its names and numbers differ from block to block."""
        return SWIFT.format(
            type="".join(self.words(2)).title().replace("'", ""),
            noun=self.choice(WORDS) + "Name",
            other=self.choice(WORDS) + "Values",
            verb=self.choice(WORDS) + "Next",
            word=self.choice(WORDS),
            number=self.number(100),
            limit=100 + self.number(900),
            factor=2 + self.number(8),
        )
