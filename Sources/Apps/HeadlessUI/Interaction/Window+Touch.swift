extension Window {
  /// Taps a visible widget; a disabled one ignores it, and a field begins editing.
  ///
  /// - Parameter identifier: The widget.
  /// - Throws: An error if no such widget can be touched.
  public func tap(_ identifier: String) throws(InteractionError) {
    let view = try touchable(identifier)
    if let field = view as? any TextInput {
      _ = field.takeKeyboard()
    } else if let control = view as? Control, control.$isEnabled {
      control.sendActions(for: .touchUpInside)
    }
  }
}

/// An end of a list.
public nonisolated enum ListEnd: String, Sendable, Hashable, CaseIterable {
  case top
  case bottom
}

extension Window {
  /// Taps a visible row of a list, which ends editing.
  ///
  /// - Parameters:
  ///   - identifier: The list.
  ///   - row: The index among all rows, from 0.
  /// - Throws: An error if no such row can be touched.
  public func select(_ identifier: String, row: Int) throws(InteractionError) {
    let list = try list(identifier)
    guard (0..<list.lastRowCount).contains(row) else {
      throw .noSuchRow(list: identifier, row: row, count: list.lastRowCount)
    }
    let visible = list.visibleRange
    guard visible.contains(row) else {
      throw .rowOutOfSight(list: identifier, row: row, visible: visible)
    }
    endEditing()
    list.select(row: row)
  }

  /// Scrolls a list to an end.
  ///
  /// - Parameters:
  ///   - identifier: The list.
  ///   - end: The end.
  /// - Throws: An error if no such list can be touched.
  public func scroll(_ identifier: String, to end: ListEnd) throws(InteractionError) {
    let list = try list(identifier)
    list.scroll(toOffset: end == .top ? 0 : list.lastRowCount)
  }
}
