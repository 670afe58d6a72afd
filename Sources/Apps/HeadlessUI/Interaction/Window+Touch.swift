extension Window {
  /// Taps a visible widget.
  ///
  /// A disabled one takes the tap and nothing happens; a field begins to be edited.
  ///
  /// - Parameter identifier: The widget.
  /// - Throws: When no such widget can be touched.
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
  ///   - row: The row, counted from 0 at the first of all rows.
  /// - Throws: When no such row can be touched.
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
  ///   - end: Which end.
  /// - Throws: When no such list can be touched.
  public func scroll(_ identifier: String, to end: ListEnd) throws(InteractionError) {
    let list = try list(identifier)
    list.scroll(toOffset: end == .top ? 0 : list.lastRowCount)
  }
}
