import Trace

/// A list of rows, of which some are visible.
///
/// There is one section. The table calls its data source when it reloads or scrolls, when rows are
/// inserted or deleted, and when it first becomes visible; it requests only visible rows.
open class TableView: View {
  private var dataSourceBinding: LiveBinding?
  private var delegateBinding: LiveBinding?
  private var needsReload = false
  /// The listeners to the user's actions, besides the delegate.
  package let listeners = Listeners<TableEvent>()
  private var rows = Content()
  private var offset = 0
  /// The rows of the current batch; `nil` outside a batch.
  private var batch: RowUpdate?

  /// The number of rows that are visible at a time.
  public var visibleRowCount = 8 {
    didSet { if visibleRowCount != oldValue { needsReload = dataSource != nil } }
  }

  /// The object that provides the rows; setting it creates a binding from the table's owner.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      dataSourceBinding = bindDelegate(
        dataSource, member: member("dataSource"), replacing: dataSourceBinding)
      needsReload = dataSource != nil
    }
  }

  /// The object to notify of the user's actions; setting it creates a binding from the table's
  /// owner.
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
  /// Requests everything from the data source again, and keeps the offset if there are enough
  /// rows.
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

  /// The texts of the visible rows.
  public var visibleRows: [String] { read("visibleRows", rows.visible) }

  /// The number of rows, as last reported by the data source.
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
  /// Inserts rows that the data source already has.
  ///
  /// Only inserted rows that are visible, and rows that become visible, are requested. As in
  /// UIKit, the data source must have as many rows as before plus the inserted ones.
  ///
  /// - Parameters:
  ///   - indexPaths: The positions of the new rows after the update.
  ///   - animation: The animation; nothing moves here.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { batch?.insertions.formUnion(indexPaths.map(\.row)) }
  }

  /// Deletes rows that the data source no longer has.
  ///
  /// The offset stays if there are enough rows; otherwise, the table scrolls. As in UIKit, the
  /// data source must have as many rows as before minus the deleted ones.
  ///
  /// - Parameters:
  ///   - indexPaths: The positions of the rows before the update.
  ///   - animation: The animation; nothing moves here.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    performBatchUpdates { batch?.deletions.formUnion(indexPaths.map(\.row)) }
  }

  /// Inserts and deletes rows together.
  ///
  /// As in UIKit, deleted rows are given by their positions before the batch, inserted rows by
  /// their positions after it, in whatever order the calls are made.
  ///
  /// ```swift
  /// table.performBatchUpdates {
  ///   table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
  ///   table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  /// }
  /// ```
  ///
  /// - Parameter updates: Calls of ``insertRows(at:with:)`` and ``deleteRows(at:with:)``; a nested
  ///   batch is part of the outer one.
  public func performBatchUpdates(_ updates: () -> Void) {
    guard batch == nil else { return updates() }
    batch = RowUpdate()
    updates()
    let update = batch ?? RowUpdate()
    batch = nil
    apply(update)
  }

  private func apply(_ update: RowUpdate) {
    // A pending reload requests everything anyway.
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
  /// Indicates whether the last row is visible, or there is none.
  public var isAtBottom: Bool { read("isAtBottom", isShowingLastRow) }

  /// The same value, unrecorded, for the library itself.
  package var isShowingLastRow: Bool { offset + visibleRowCount >= rows.count }

  /// The index of the first visible row.
  public var contentOffset: Int { read("contentOffset", offset) }

  /// The same value, unrecorded, for the library itself.
  package var offsetOfFirstRow: Int { offset }

  /// The indices of the visible rows.
  var visibleRange: Range<Int> { offset..<(offset + rows.visible.count) }

  /// The number of rows, unrecorded, for the library itself.
  var lastRowCount: Int { rows.count }

  /// Scrolls to other rows, and notifies the delegate if the offset changes.
  ///
  /// - Parameter row: The first visible row, limited to the existing ones.
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
  /// Notifies the delegate that the user tapped a row.
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

/// An action of the user on a table.
package nonisolated enum TableEvent: Sendable, Hashable {
  case selected(IndexPath)
  case scrolled
}
