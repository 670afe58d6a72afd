public import Trace

/// The messages of one step in two patterns, aligned by what both share.
///
/// First the landmarks are aligned, whoever is responsible for them, then what is between these: a
/// message is equal if sort, words and values are, and if at each of its ends both have the screen,
/// a role that decides, or one that does not. What a role is called does not count. What repeats at
/// once, mark for mark, is folded.
public struct MessageDiff: Sendable {
  /// A line of the comparison.
  public struct MessageDiffLine: Sendable, Hashable {
    /// The pattern or patterns that have it, with the positions of its rows.
    public let side: Aligned
    /// The number of times that it happens in a row, with the lines of its block.
    public let times: Int
    /// The number of lines, this one included, that are repeated together, where a block of them
    /// begins.
    public let block: Int
  }

  /// The lines, in order.
  public let lines: [MessageDiffLine]
  /// The number of messages that both have, only the first, and only the second; folded ones count
  /// each.
  public let counts: (both: Int, first: Int, second: Int)

  /// Compares two steps.
  ///
  /// - Parameters:
  ///   - first: The messages of one pattern, in order.
  ///   - second: Those of the other one.
  ///   - deciding: The roles that decide in each of both.
  public init(
    _ first: [ComparedMessage], _ second: [ComparedMessage],
    deciding: (first: Set<Role>, second: Set<Role>) = ([], [])
  ) {
    let left = first.map { MessageKey($0, deciding: deciding.first) }
    let right = second.map { MessageKey($0, deciding: deciding.second) }
    let aligned = SequenceAlignment(left, right, by: \.isLandmark).lines
    counts = (
      aligned.count { if case .both = $0 { true } else { false } },
      aligned.count { if case .first = $0 { true } else { false } },
      aligned.count { if case .second = $0 { true } else { false } }
    )
    let shapes = aligned.map { side in
      switch side {
      case .both(let one, _): LineShape(0, first[one])
      case .first(let index): LineShape(1, first[index])
      case .second(let index): LineShape(2, second[index])
      }
    }
    lines = Folding(shapes).blocks.flatMap { block in
      (0..<block.length).map { offset in
        MessageDiffLine(
          side: aligned[block.start + offset], times: block.times,
          block: offset == 0 && block.times > 1 ? block.length : 0)
      }
    }
  }
}

/// The parts that must be equal in two equal messages.
private struct MessageKey: Hashable {
  /// The kind of participant at an end of a message, as far as two patterns can have it in common.
  enum MessageEnd: Hashable {
    case screen
    case deciding
    case other
    /// Nobody, or, of a landmark, whoever it is.
    case anybody
  }

  let kind: String
  let from: MessageEnd
  let to: MessageEnd
  let words: String
  let value: String
  let isRedundant: Bool
  let isLandmark: Bool

  init(_ message: ComparedMessage, deciding: Set<Role>) {
    let end = { (side: Side?) -> MessageEnd in
      switch side {
      case nil: .anybody
      case .screen: .screen
      case .role(let role): deciding.contains(role) ? .deciding : .other
      }
    }
    kind = message.kind
    from = message.isLandmark ? .anybody : end(message.from)
    to = message.isLandmark ? .anybody : end(message.to)
    words = RoleRenaming.normal(message.label)
    value = RoleRenaming.normal(message.value ?? "")
    isRedundant = message.isRedundant
    isLandmark = message.isLandmark
  }
}

/// The parts that must be equal in two lines for them to be folded: everything but numbers and
/// texts.
private struct LineShape: Hashable {
  let side: Int
  let kind: String
  let from: Side?
  let to: Side?
  let words: String
  let isRedundant: Bool

  init(_ side: Int, _ message: ComparedMessage) {
    self.side = side
    kind = message.kind
    from = message.from
    to = message.to
    words = String(message.label.prefix { $0 != "(" }.filter { !$0.isNumber })
    isRedundant = message.isRedundant
  }
}

/// Stretches of a sequence that are repeated at once.
private struct Folding {
  struct RepeatedBlock {
    let start: Int
    let length: Int
    let times: Int
  }

  /// The most lines that are repeated together.
  private static let longest = 12

  let blocks: [RepeatedBlock]

  init<Shape: Hashable>(_ shapes: [Shape]) {
    var (blocks, start) = ([RepeatedBlock](), 0)
    while start < shapes.count {
      let block = Self.block(at: start, in: shapes)
      blocks.append(block)
      start += block.length * block.times
    }
    self.blocks = blocks
  }

  /// The block that covers the most from a position on; of equals the shortest.
  private static func block<Shape: Hashable>(at start: Int, in shapes: [Shape]) -> RepeatedBlock {
    var best = RepeatedBlock(start: start, length: 1, times: 1)
    for length in 1...longest where start + 2 * length <= shapes.count {
      var times = 1
      while start + (times + 1) * length <= shapes.count,
        shapes[start..<(start + length)]
          == shapes[(start + times * length)..<(start + (times + 1) * length)]
      {
        times += 1
      }
      if times > 1, times * length > best.times * best.length {
        best = RepeatedBlock(start: start, length: length, times: times)
      }
    }
    return best
  }
}

/// A row of a step, as far as two patterns can have it in common.
public struct ComparedMessage: Sendable, Hashable {
  /// The sort of the row: `call`, `effect`.
  public let kind: String
  /// The side that acts, if one does.
  public let from: Side?
  /// The side that is acted on.
  public let to: Side?
  /// The event in the code's words.
  public let label: String
  /// The value that came back or was written.
  public let value: String?
  /// Says whether it wrote what was there already.
  public let isRedundant: Bool
  /// Says whether it is an act of a person, a change of what the domain holds, or a write on a
  /// widget: what patterns share, whoever does it.
  public let isLandmark: Bool

  /// A row.
  public init(
    kind: String, from: Side?, to: Side?, label: String, value: String? = nil,
    isRedundant: Bool = false, isLandmark: Bool = false
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.label = label
    self.value = value
    self.isRedundant = isRedundant
    self.isLandmark = isLandmark
  }
}
