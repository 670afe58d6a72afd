import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Tables")
struct TableViewTests {
  @Test("A table asks when it comes into sight, and for the rows in sight only")
  func firstLook() {
    let rows = Rows(20)
    let table = TableView(identifier: "list")
    table.dataSource = rows
    #expect(rows.asked == [])
    let view = View(identifier: "screen")
    view.addSubview(table)
    let window = Window(rootViewController: PlainController(view))
    window.makeKeyAndVisible()
    #expect(rows.asked == Array(0..<8))
    #expect(window.snapshot()["list"]?.rows == (0..<8).map { "row \($0)" })
    #expect(rows.asked == Array(0..<8))
  }

  nonisolated struct Bottom: Sendable, CustomTestStringConvertible {
    let (count, offset, isAtBottom): (Int, Int, Bool)
    var testDescription: String { "\(count) rows at \(offset)" }
  }

  @Test(
    "The bottom is reached when no row is below",
    arguments: [
      Bottom(count: 0, offset: 0, isAtBottom: true), Bottom(count: 8, offset: 0, isAtBottom: true),
      Bottom(count: 9, offset: 0, isAtBottom: false), Bottom(count: 9, offset: 1, isAtBottom: true),
      Bottom(count: 20, offset: 11, isAtBottom: false),
      Bottom(count: 20, offset: 12, isAtBottom: true),
    ])
  func bottom(_ example: Bottom) {
    let rows = Rows(example.count)
    let table = TableView()
    table.dataSource = rows
    table.reloadData()
    table.scroll(toOffset: example.offset)
    #expect(table.contentOffset == example.offset)
    #expect(table.isAtBottom == example.isAtBottom)
  }

  @Test("New rows keep the offset; fewer rows clamp it, which is a scroll")
  func offsets() {
    let rows = Rows(20)
    let table = TableView()
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    table.scroll(toOffset: 99)
    #expect(table.contentOffset == 12)
    rows.count = 30
    table.reloadData()
    #expect(table.contentOffset == 12)
    #expect(table.rowCount == 30)
    #expect(table.visibleRows.first == "row 12")
    rows.count = 10
    table.reloadData()
    #expect(table.contentOffset == 2)
    #expect(table.visibleRows == (2..<10).map { "row \($0)" })
    table.scroll(toOffset: 99)
    #expect(rows.scrolls == [12, 2])
  }

  @Test("A reload that shows the same is a redundant effect")
  func redundancy() {
    let log = recording { _ in
      let screen = TracedScreen()
      let rows = Rows(1)
      screen.list.dataSource = rows
      screen.list.reloadData()
      screen.list.reloadData()
    }
    let (empty, full) = (
      "Content(visible: [], count: 0)", "Content(visible: [\"row 0\"], count: 1)"
    )
    #expect(
      log.lines(.effect) == [
        "effect - → TracedScreen#1 list.rows \(empty) → \(full)",
        "effect - → TracedScreen#1 list.rows \(full) → \(full) (redundant)",
      ])
  }

  @Test("A table without a data source has no rows")
  func nobody() {
    let table = TableView()
    do {
      let rows = Rows(3)
      table.dataSource = rows
      table.reloadData()
      #expect(table.rowCount == 3)
    }
    table.reloadData()
    #expect(table.rowCount == 0)
    #expect(table.visibleRows == [])
  }
}

private final class Rows: TableViewDataSource, TableViewDelegate {
  var count: Int
  var asked: [Int] = []
  var scrolls: [Int] = []

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath.row)
    return TableViewCell(text: "row \(indexPath.row)")
  }

  func tableViewDidScroll(_ tableView: TableView) { scrolls.append(tableView.contentOffset) }
}
