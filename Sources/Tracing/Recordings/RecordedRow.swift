/// An event as one row of a kept recording.
public struct RecordedRow: Sendable, Hashable {
  /// The number of rows that enclose it.
  public var depth: Int
  /// The acting participant, such as `CartViewModel#1`.
  ///
  /// It is `test` for the test itself, `later` for resumed work, and `?` if it is unknown.
  public var from: String
  /// The kind of act.
  public var act: Act
  /// The participant that it acts on.
  public var to: String
  /// The rest: a method with its arguments, or a property with its value.
  public var what: String

  /// Creates a row.
  public init(depth: Int, from: String, _ act: Act, to: String, _ what: String) {
    self.depth = depth
    self.from = from
    self.act = act
    self.to = to
    self.what = what
  }

  /// The kind of act, by its verb.
  public enum Act: String, Sendable, Hashable, CaseIterable {
    case calls, reads, writes, creates, subscribes, unsubscribes, notifies, shows, schedules
    /// Work that a call started continues, in another task or later.
    case resumes
    case ends
  }
}

extension RecordedRow {
  /// The row without its depth: `CartViewModel#1 calls Store#1 add(<text 1>)`.
  public var sentence: String {
    what.isEmpty ? "\(from) \(act.rawValue) \(to)" : "\(from) \(act.rawValue) \(to) \(what)"
  }

  /// The row as a line of a file, indented by two spaces for each level.
  public var line: String { String(repeating: "  ", count: depth) + sentence }

  init?(line: Substring) {
    let indent = line.prefix { $0 == " " }.count
    let words = line.dropFirst(indent).split(
      separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard indent % 2 == 0, words.count >= 3, let act = Act(rawValue: String(words[1])) else {
      return nil
    }
    self.init(
      depth: indent / 2, from: String(words[0]), act, to: String(words[2]),
      words.count > 3 ? String(words[3]) : "")
  }

  /// The name of the method or property, such as `add` in `add(<text 1>)`.
  public var member: Substring { what.prefix { $0 != "(" && $0 != " " } }
}
