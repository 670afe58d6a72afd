public import Trace

/// The messages of one step in two patterns, aligned by those that both share.
///
/// Landmarks are aligned first, regardless of the participants, then the messages between them.
/// Two messages are equal if their kind, words and values are equal, and if each end is of the
/// same kind in both: the screen, a deciding role, or another role. The names of roles do not
/// matter. Immediate repetitions are folded, even if their numbers and texts differ.
public struct MessageDiff: Sendable {
  /// A line of the comparison.
  public struct MessageDiffLine: Sendable, Hashable {
    /// The pattern or patterns that have it, with the positions of its rows.
    public let side: Aligned
    /// The number of consecutive repetitions of its block.
    public let times: Int
    /// The number of lines in the repeated block if this line is its first; otherwise 0.
    public let block: Int
  }

  /// The lines, in order.
  public let lines: [MessageDiffLine]
  /// The numbers of messages that are in both, only in the first, and only in the second; folded
  /// messages count individually.
  public let counts: (both: Int, first: Int, second: Int)

  /// Compares two steps, given the roles that decide in each pattern.
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

/// The parts of a message that determine equality.
private struct MessageKey: Hashable {
  /// The kind of participant at an end of a message, in terms that two patterns share.
  enum MessageEnd: Hashable {
    case screen
    case deciding
    case other
    /// No participant or, in a landmark, any participant.
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

/// The parts that must be equal for lines to be folded: everything except numbers and texts.
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

/// The immediate repetitions in a sequence.
private struct Folding {
  struct RepeatedBlock {
    let start: Int
    let length: Int
    let times: Int
  }

  /// The maximum number of lines in a repeated block.
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

  /// Returns the repetition that covers the most lines from a position, or the shortest of these.
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

/// A row of a step, reduced to what two patterns can share.
public struct ComparedMessage: Sendable, Hashable {
  /// The kind of row: `call`, `effect`.
  public let kind: String
  /// The side that acts, if any.
  public let from: Side?
  /// The side that is acted on, if any.
  public let to: Side?
  /// The event, in the words of the code.
  public let label: String
  /// The value that was returned or written.
  public let value: String?
  /// Indicates whether it wrote the value that was already there.
  public let isRedundant: Bool
  /// Indicates whether it is a user's input, a change of the domain, or a write to a widget.
  ///
  /// Patterns share these, whichever role is responsible.
  public let isLandmark: Bool

  /// Creates a row.
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
