import Trace

/// A list of rows, of which some are in sight.
///
/// There is one section. The table calls its data source when it reloads, and when it comes into
/// sight for the first time; it requests the rows in sight only.
open class TableView: View {
  private var dataSourceBinding: LiveBinding?
  private var delegateBinding: LiveBinding?
  private var needsReload = false
  /// The listeners to what the person does, besides the delegate.
  package let listeners = Listeners<TableEvent>()
  private var rows = Content()
  private var offset = 0

  /// How many rows are in sight at a time.
  public var visibleRowCount = 8 {
    didSet { if visibleRowCount != oldValue { needsReload = dataSource != nil } }
  }

  /// The object that says what to show; setting it is a binding, from the table's owner.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      dataSourceBinding = bindDelegate(
        dataSource, member: member("dataSource"), replacing: dataSourceBinding)
      needsReload = dataSource != nil
    }
  }

  /// The object to notify of what the person does; setting it is a binding, from the table's owner.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      delegateBinding = bindDelegate(
        delegate, member: member("delegate"), replacing: delegateBinding)
    }
  }

  override func layoutIfNeeded() {
    if needsReload { reloadData() }
    super.layoutIfNeeded()
  }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .list)
    widget.rows = rows.visible
    widget.offset = offset
    widget.count = rows.count
    widget.alpha = $alpha
    return widget
  }
}

// MARK: Content

extension TableView {
  /// Requests everything from the data source again; the offset stays, as far as there are rows.
  public func reloadData() {
    needsReload = false
    let (old, oldOffset) = (rows, offset)
    rows.count = numberOfRows()
    offset = clamped(offset)
    rows.visible = cellsInSight()
    wrote("rows", old: old, new: rows)
    if offset != oldOffset { didScroll(from: oldOffset) }
  }

  /// What a reload may change.
  private struct Content {
    var visible: [String] = []
    var count = 0
  }

  /// The texts of the rows in sight.
  public var visibleRows: [String] { read("visibleRows", rows.visible) }

  /// How many rows there are, as the data source said last.
  public var rowCount: Int { read("rowCount", rows.count) }

  private func numberOfRows() -> Int {
    guard let dataSource else { return 0 }
    return deliver(through: dataSourceBinding) {
      dataSource.tableView(self, numberOfRowsInSection: 0)
    }
  }

  private func cellsInSight() -> [String] {
    guard let dataSource else { return [] }
    let end = min(rows.count, offset + visibleRowCount)
    return (offset..<max(offset, end)).map { row in
      deliver(through: dataSourceBinding, [row]) {
        dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: 0)).text
      }
    }
  }
}

// MARK: Scrolling

extension TableView {
  /// Whether the last row is in sight, or there is none.
  public var isAtBottom: Bool { read("isAtBottom", isShowingLastRow) }

  /// The same, for the library itself: it is not recorded.
  package var isShowingLastRow: Bool { offset + visibleRowCount >= rows.count }

  /// The first row in sight.
  public var contentOffset: Int { read("contentOffset", offset) }

  /// The same, for the library itself: it is not recorded.
  package var offsetOfFirstRow: Int { offset }

  /// The rows in sight, by number.
  var visibleRange: Range<Int> { offset..<(offset + rows.visible.count) }

  /// How many rows there are, for the library itself.
  var lastRowCount: Int { rows.count }

  /// Brings other rows into sight, and notifies the delegate if the offset changes.
  ///
  /// - Parameter row: The row to come first, or as near to it as there are rows.
  public func scroll(toOffset row: Int) {
    let old = offset
    offset = clamped(row)
    guard offset != old else { return }
    rows.visible = cellsInSight()
    didScroll(from: old)
  }

  private func clamped(_ row: Int) -> Int { max(0, min(row, rows.count - visibleRowCount)) }

  private func didScroll(from old: Int) {
    wrote("contentOffset", old: old, new: offset)
    if let delegate {
      deliver(through: delegateBinding, [offset]) { delegate.tableViewDidScroll(self) }
    }
    listeners.tell(.scrolled)
  }
}

// MARK: Selection

extension TableView {
  /// Notifies the delegate that the person tapped a row.
  func select(row: Int) {
    let indexPath = IndexPath(row: row, section: 0)
    if let delegate {
      deliver(through: delegateBinding, [row]) {
        delegate.tableView(self, didSelectRowAt: indexPath)
      }
    }
    listeners.tell(.selected(indexPath))
  }
}

/// What a person does to a table.
package nonisolated enum TableEvent: Sendable, Hashable {
  case selected(IndexPath)
  case scrolled
}
