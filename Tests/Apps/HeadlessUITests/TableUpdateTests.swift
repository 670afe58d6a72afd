import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Updates of tables")
struct TableUpdateTests {
  @Test("Rows inserted below those in sight are counted, and not requested")
  func appended() {
    let (rows, table) = loaded(Array(0..<10))
    rows.numbers += 10..<20
    table.insertRows(at: (10..<20).map(place), with: .automatic)
    #expect(table.rowCount == 20)
    #expect(table.visibleRows == (0..<8).map(String.init))
    #expect(rows.asked == [])
    table.scroll(toOffset: 12)
    #expect(table.visibleRows == (12..<20).map(String.init))
  }

  @Test("Of rows inserted in sight these are requested, and the others move on")
  func inserted() {
    let (rows, table) = loaded([0, 1, 2])
    rows.numbers = [7, 0, 1, 8, 2]
    table.insertRows(at: [place(0), place(3)], with: .automatic)
    #expect(table.visibleRows == ["7", "0", "1", "8", "2"])
    #expect(rows.asked == [0, 3])
  }

  @Test("After a deletion the rows that come into sight are requested")
  func deleted() {
    let (rows, table) = loaded(Array(0..<10))
    rows.numbers = [0, 2, 3, 4, 5, 6, 7, 8, 9]
    table.deleteRows(at: [place(1)], with: .automatic)
    #expect(table.visibleRows == ["0", "2", "3", "4", "5", "6", "7", "8"])
    #expect(rows.asked == [7])
  }

  @Test("A deletion keeps the offset as far as there are rows; where it does not, that is a scroll")
  func clamped() {
    let (rows, table) = loaded(Array(0..<50))
    table.scroll(toOffset: 30)
    rows.asked = []
    rows.numbers = Array(0..<25)
    table.deleteRows(at: (25..<50).map(place), with: .automatic)
    #expect(table.contentOffset == 17)
    #expect(table.visibleRows == (17..<25).map(String.init))
    #expect(rows.scrolls == [30, 17])
  }

  @Test("In a batch deletions have their places before it, insertions theirs after it")
  func batch() {
    let (rows, table) = loaded([0, 1, 2, 3])
    rows.numbers = [9, 1, 3, 8]
    table.performBatchUpdates {
      table.insertRows(at: [place(0), place(3)], with: .none)
      table.performBatchUpdates {
        table.deleteRows(at: [place(0), place(2)], with: .none)
      }
    }
    #expect(table.visibleRows == ["9", "1", "3", "8"])
    #expect(rows.asked == [0, 3])
  }

  @Test("An update of a table that has not been in sight loads all of it")
  func notLoaded() {
    let rows = NumberRows([0, 1])
    let table = TableView()
    table.dataSource = rows
    table.insertRows(at: [place(1)], with: .automatic)
    #expect(table.visibleRows == ["0", "1"])
  }

  @Test("An update shows what a reload would", arguments: 0..<200)
  func reloads(seed: Int) {
    var random = Lottery(state: UInt64(seed))
    let before = Array(0..<Int.random(in: 0...20, using: &random))
    let (rows, table) = loaded(before)
    table.scroll(toOffset: Int.random(in: 0...20, using: &random))
    var after = before.filter { _ in Bool.random(using: &random) }
    for number in 100..<(100 + Int.random(in: 0...6, using: &random)) {
      after.insert(number, at: Int.random(in: 0...after.count, using: &random))
    }
    rows.numbers = after
    table.performBatchUpdates {
      table.deleteRows(
        at: before.filter { !after.contains($0) }.map(place), with: .automatic)
      table.insertRows(
        at: after.indices.filter { after[$0] >= 100 }.map(place), with: .automatic)
    }
    let (offset, visible, count) = (table.contentOffset, table.visibleRows, table.rowCount)
    table.reloadData()
    #expect(visible == table.visibleRows, "\(before) → \(after)")
    #expect(offset == table.contentOffset)
    #expect(count == table.rowCount)
  }

  @Test("A batch is one effect, as a reload is")
  func effects() {
    let log = recording { _ in
      let screen = TracedScreen()
      let rows = NumberRows([0])
      screen.list.dataSource = rows
      screen.list.reloadData()
      rows.numbers = [1]
      screen.list.performBatchUpdates {
        screen.list.deleteRows(at: [place(0)], with: .automatic)
        screen.list.insertRows(at: [place(0)], with: .automatic)
      }
    }
    let contents = [
      "Content(visible: [], count: 0)", "Content(visible: [\"0\"], count: 1)",
      "Content(visible: [\"1\"], count: 1)",
    ]
    #expect(
      log.lines(.effect) == [
        "effect - → TracedScreen#1 list.rows \(contents[0]) → \(contents[1])",
        "effect - → TracedScreen#1 list.rows \(contents[1]) → \(contents[2])",
      ])
  }

  @Test("A data source with another number of rows than the update leaves is reported")
  func wrongCount() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = NumberRows([0, 1])
        let table = TableView()
        table.dataSource = rows
        table.reloadData()
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("a table of 2 rows has 2 after the deletion of rows []"))
  }

  private func place(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A table that has shown these numbers.
  private func loaded(_ numbers: [Int]) -> (NumberRows, TableView) {
    let rows = NumberRows(numbers)
    let table = TableView()
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    rows.asked = []
    return (rows, table)
  }
}

private final class NumberRows: TableViewDataSource, TableViewDelegate {
  var numbers: [Int]
  var asked: [Int] = []
  var scrolls: [Int] = []

  init(_ numbers: [Int]) { self.numbers = numbers }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath.row)
    return TableViewCell(text: String(numbers[indexPath.row]))
  }

  func tableViewDidScroll(_ tableView: TableView) { scrolls.append(tableView.contentOffset) }
}

/// Numbers that are the same for the same seed.
private struct Lottery: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
