import Trace

/// A list of rows, of which some are in sight.
///
/// There is one section. The table calls its data source when it reloads, when rows are inserted or
/// deleted, and when it comes into sight for the first time; it requests the rows in sight only.
open class TableView: View {
  private var dataSourceBinding: LiveBinding?
  private var delegateBinding: LiveBinding?
  private var needsReload = false
  /// The listeners to what the person does, besides the delegate.
  package let listeners = Listeners<TableEvent>()
  private var rows = Content()
  private var offset = 0
  /// The rows that the batch under way inserts and deletes; `nil` while there is none.
  private var batch: RowUpdate?

  /// The number of rows that are in sight at a time.
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

  /// The contents of a table that a reload may change.
  private struct Content {
    var visible: [String] = []
    var count = 0
  }

  /// The texts of the rows in sight.
  public var visibleRows: [String] { read("visibleRows", rows.visible) }

  /// The number of rows, as the data source said last.
  public var rowCount: Int { read("rowCount", rows.count) }

  private func numberOfRows() -> Int {
    guard let dataSource else { return 0 }
    return deliver(through: dataSourceBinding) {
      dataSource.tableView(self, numberOfRowsInSection: 0)
    }
  }

  private func cellsInSight() -> [String] { rowsInSight.compactMap(cell) }

  private var rowsInSight: Range<Int> {
    offset..<max(offset, min(rows.count, offset + visibleRowCount))
  }

  private func cell(inRow row: Int) -> String? {
    guard let dataSource else { return nil }
    return deliver(through: dataSourceBinding, [row]) {
      dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: 0)).text
    }
  }
}

// MARK: Updates

extension TableView {
  /// Inserts rows that the data source has already.
  ///
  /// Only those among them that are in sight are requested from it, and rows that come into sight;
  /// the others stay as they are. As in UIKit, the data source must have as many rows as there were
  /// and the inserted ones.
  ///
  /// - Parameters:
  ///   - indexPaths: The places of the new rows, among all as they are now.
  ///   - animation: How they would come; nothing moves here.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { batch?.insertions.formUnion(indexPaths.map(\.row)) }
  }

  /// Deletes rows that the data source has no longer.
  ///
  /// The offset stays, as far as there are rows; where it does not, that is a scroll. As in UIKit,
  /// the data source must have as many rows as there were, without the deleted ones.
  ///
  /// - Parameters:
  ///   - indexPaths: The places of the rows, among all as they were before.
  ///   - animation: How they would go; nothing moves here.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { batch?.deletions.formUnion(indexPaths.map(\.row)) }
  }

  /// Inserts and deletes rows at once.
  ///
  /// As in UIKit, rows to delete are named by their places before all of it, and rows to insert by
  /// their places after it, in whatever order the calls are.
  ///
  /// ```swift
  /// table.performBatchUpdates {
  ///   table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
  ///   table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  /// }
  /// ```
  ///
  /// - Parameter updates: Calls of ``insertRows(at:with:)`` and ``deleteRows(at:with:)``; one batch
  ///   inside another belongs to it.
  public func performBatchUpdates(_ updates: () -> Void) {
    guard batch == nil else { return updates() }
    batch = RowUpdate()
    updates()
    let update = batch ?? RowUpdate()
    batch = nil
    apply(update)
  }

  private func apply(_ update: RowUpdate) {
    // What was never requested is requested whole.
    guard !needsReload else { return reloadData() }
    let (old, oldOffset) = (rows, offset)
    let origins = update.origins(of: rows.count)
    rows.count = numberOfRows()
    precondition(
      rows.count == origins.count,
      "a table of \(old.count) rows has \(rows.count) after \(update), not \(origins.count)")
    offset = clamped(offset)
    rows.visible = rowsInSight.compactMap { row in
      let place = origins[row].map { $0 - oldOffset } ?? -1
      return old.visible.indices.contains(place) ? old.visible[place] : cell(inRow: row)
    }
    wrote("rows", old: old, new: rows)
    if offset != oldOffset { didScroll(from: oldOffset) }
  }
}

// MARK: Scrolling

extension TableView {
  /// Says whether the last row is in sight, or there is none.
  public var isAtBottom: Bool { read("isAtBottom", isShowingLastRow) }

  /// The same, for the library itself: it is not recorded.
  package var isShowingLastRow: Bool { offset + visibleRowCount >= rows.count }

  /// The first row in sight.
  public var contentOffset: Int { read("contentOffset", offset) }

  /// The same, for the library itself: it is not recorded.
  package var offsetOfFirstRow: Int { offset }

  /// The rows in sight, by number.
  var visibleRange: Range<Int> { offset..<(offset + rows.visible.count) }

  /// The number of rows, for the library itself.
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
    listeners.notify(.scrolled)
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
    listeners.notify(.selected(indexPath))
  }
}

/// An action of a person on a table.
package nonisolated enum TableEvent: Sendable, Hashable {
  case selected(IndexPath)
  case scrolled
}
