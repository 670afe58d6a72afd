/// Something that happened, as one row of a kept recording.
public struct RecordedRow: Sendable, Hashable {
  /// The number of rows inside which it is.
  public var depth: Int
  /// The participant that acted: `CartViewModel#1`; `test` for the test itself, and `?` where the
  /// recording does not know.
  public var from: String
  /// The kind of act.
  public var act: Act
  /// The participant that it is done to.
  public var to: String
  /// The rest: the method with its arguments, the property with its value.
  public var what: String

  /// A row.
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
    /// What a call has led to goes on, in another task or later.
    case resumes
    case ends
  }
}

extension RecordedRow {
  /// The row without its depth: `CartViewModel#1 calls Store#1 add(<text 1>)`.
  public var sentence: String {
    what.isEmpty ? "\(from) \(act.rawValue) \(to)" : "\(from) \(act.rawValue) \(to) \(what)"
  }

  /// The row as a line of a file, two spaces for each level.
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

  /// The name of the method or property: `add(_:)` of `add(<text 1>)` is `add`.
  public var member: Substring { what.prefix { $0 != "(" && $0 != " " } }
}
