/// How comments begin and end.
public enum CommentRule: Hashable, Sendable {
  /// From a mark to the end of the line.
  case line(String)
  /// From a mark at the beginning of a line or after a space to the end of the line.
  case lineAfterSpace(String)
  /// From a mark to another one, over lines; within one that `nests` there may be others.
  case block(String, String, nests: Bool = false)

  var opening: String {
    switch self {
    case .line(let mark), .lineAfterSpace(let mark), .block(let mark, _, _): mark
    }
  }

  /// Whether it has a mark without characters, and is no rule.
  var isEmpty: Bool {
    if case .block(_, "", _) = self { return true }
    return opening.isEmpty
  }
}
