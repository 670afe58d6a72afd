import HTMLTags

/// The runs of `~` among the children of one node, paired by the rules of GitHub Flavored Markdown
/// 0.29, section 6.5: one or two on either side, and equally many at both ends.
struct StrikethroughRuns {
  private var open: [Node] = []
  /// The indices of the open runs of one tilde, and of those of two.
  private var openByCount: [[Int]] = [[], []]
  private var pairs: [(opening: Node, closing: Node)] = []

  /// Adds a run of tildes, which is its own text node between two bytes.
  mutating func append(_ node: Node, count: Int, after previous: UInt8, before next: UInt8) {
    guard count <= 2 else { return }
    let opens =
      !next.isSpace && (!next.isPunctuation || previous.isSpace || previous.isPunctuation)
    let closes =
      !previous.isSpace && (!previous.isPunctuation || next.isSpace || next.isPunctuation)
    if closes, let index = openByCount[count - 1].last {
      pairs.append((open[index], node))
      // Runs opened in between remain text.
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

  /// Inserts `del` elements between matching runs.
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
  /// Indicates whether a byte is punctuation of ASCII.
  fileprivate var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
