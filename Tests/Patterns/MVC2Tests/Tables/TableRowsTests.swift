import HeadlessUI
import Testing

@testable import MVC2

@Suite("The rows of a table")
struct TableRowsTests {
  private let table = TableView(identifier: "programs")
  private let rows: TableRows

  init() {
    rows = TableRows(of: table)
  }

  @Test("are none before a controller has written any")
  func none() {
    table.reloadData()
    #expect(table.visibleRows == [])
  }

  @Test("are shown as they are written, in the place of those before")
  func show() {
    rows.show(["Allegro", "Andante"])
    rows.show(["Adagio", "Presto", "Rondo"])
    #expect(table.visibleRows == ["Adagio", "Presto", "Rondo"])
  }

  @Test("are not kept alive by the table")
  func release() {
    let table = TableView(identifier: "programs")
    var local: TableRows? = TableRows(of: table)
    weak let released = local
    local = nil
    #expect(released == nil)
    #expect(table.dataSource == nil)
  }
}
