import HTMLTags

/// The runs of `~` among the children of one node, matched as GitHub Flavored Markdown 0.29,
/// section 6.5, says: one or two of them on either side, as many at the end as at the beginning.
struct StrikethroughRuns {
  private var open: [Node] = []
  /// For one and two tildes, the places of the open runs of so many.
  private var openByCount: [[Int]] = [[], []]
  private var pairs: [(opening: Node, closing: Node)] = []

  /// Takes a run of tildes, a text of its own between two bytes.
  mutating func append(_ node: Node, count: Int, after previous: UInt8, before next: UInt8) {
    guard count <= 2 else { return }
    let opens =
      !next.isSpace && (!next.isPunctuation || previous.isSpace || previous.isPunctuation)
    let closes =
      !previous.isSpace && (!previous.isPunctuation || next.isSpace || next.isPunctuation)
    if closes, let index = openByCount[count - 1].last {
      pairs.append((open[index], node))
      // What was opened within stays text.
      open.removeLast(open.count - index)
      for length in openByCount.indices {
        while let last = openByCount[length].last, last >= index {
          openByCount[length].removeLast()
        }
      }
    } else if opens {
      openByCount[count - 1].append(open.count)
      open.append(node)
    }
  }

  /// Puts lines through what is between the runs that match.
  func finish() {
    for pair in pairs {
      pair.opening.insert(.html("<del>"))
      pair.closing.insert(.html("</del>"))
      pair.opening.remove()
      pair.closing.remove()
    }
  }
}

extension UInt8 {
  /// Tells whether a byte is punctuation of ASCII.
  fileprivate var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
