/// The reason why the user could not perform an action of a script.
///
/// Each case carries the existing names, so that a similar one can be suggested.
public nonisolated enum InteractionError: Error, Sendable, Hashable {
  /// The screen has no such widget.
  case absent(String, known: [String])
  /// The widget is hidden.
  case hidden(String)
  /// An alert is shown and must be answered first.
  case behindAlert(message: String, actions: [String])
  /// The widget accepts no text.
  case notEditable(String, fields: [String])
  /// The widget has no rows.
  case notAList(String, lists: [String])
  /// The list has no such row.
  case noSuchRow(list: String, row: Int, count: Int)
  /// The row exists, but is not visible.
  case rowOutOfSight(list: String, row: Int, visible: Range<Int>)
  /// The screen is the root of its stack.
  case cannotGoBack(screen: String)
  /// There is no such tab.
  case noSuchTab(String, known: [String])
  /// No alert is shown.
  case noAlert(choice: String)
  /// The alert has no such action.
  case noSuchAction(String, known: [String])
}

nonisolated extension InteractionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .absent(let name, let known): "there is no widget “\(name)” here\(Self.list(known))"
    case .hidden(let name): "“\(name)” is hidden"
    case .behindAlert(let message, let actions):
      "the alert “\(message)” must be answered first\(Self.list(actions))"
    case .notEditable(let name, let fields): "“\(name)” takes no text\(Self.list(fields))"
    case .notAList(let name, let lists): "“\(name)” has no rows\(Self.list(lists))"
    case .noSuchRow(let list, let row, let count):
      "“\(list)” has no row \(row): it has \(count)"
    case .rowOutOfSight(let list, let row, let visible):
      "row \(row) of “\(list)” is not visible; visible rows: "
        + "\(visible.lowerBound)..<\(visible.upperBound)"
    case .cannotGoBack(let screen): "cannot go back: “\(screen)” is the root of its stack"
    case .noSuchTab(let name, let known): "there is no tab “\(name)”\(Self.list(known))"
    case .noAlert(let choice): "no alert is shown that could be answered with “\(choice)”"
    case .noSuchAction(let name, let known):
      "the alert has no action “\(name)”\(Self.list(known))"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
  }
}
