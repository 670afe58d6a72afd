import HeadlessUI
import Testing

@testable import MVC2

@Suite("The rows of a table")
struct RowDataSourceTests {
  private let table = TableView(identifier: "programs")
  private let rows = RowDataSource()

  init() {
    table.dataSource = rows
  }

  @Test("are none before a controller has written any")
  func none() {
    table.reloadData()
    #expect(table.visibleRows == [])
  }

  @Test("are shown as they are written, in the place of those before")
  func show() {
    rows.show(["Allegro", "Andante"], in: table)
    rows.show(["Adagio", "Presto", "Rondo"], in: table)
    #expect(table.visibleRows == ["Adagio", "Presto", "Rondo"])
  }

  @Test("are not kept alive by the table")
  func release() {
    var local: RowDataSource? = RowDataSource()
    weak let released = local
    table.dataSource = local
    local = nil
    #expect(released == nil)
    #expect(table.dataSource == nil)
  }
}
