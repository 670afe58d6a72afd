import SiteTemplates
import StaticSite
import Testing

@testable import Report

@Suite("A table")
struct TableTests {
  private let table = Table(
    caption: "Numbers",
    columns: [Table.Cell("Hops", to: "/metrics/#hops"), Table.Cell("a | b")],
    rows: [
      Table.Row(
        head: Table.Cell("Flux", to: "/patterns/flux/"),
        cells: [Table.Cell("4"), Table.Cell("2 observer,\n1 store")])
    ])

  @Test("is a pipe table in the twin, and no cell breaks it")
  func markdown() {
    #expect(
      table.markdown == """
        | | [Hops](/metrics/#hops) | a \\| b |
        |---|---:|---:|
        | [Flux](/patterns/flux/) | 4 | 2 observer, 1 store |

        """)
  }

  @Test("tells words from numbers, which stand at different edges")
  func words() throws {
    guard case .dictionary(let values) = table.value, case .list(let rows) = values["rows"],
      case .dictionary(let row) = rows.first, case .list(let cells) = row["cells"]
    else {
      Issue.record("the value has another shape")
      return
    }
    let areTexts = cells.map { cell -> PageValue? in
      if case .dictionary(let values) = cell { values["isText"] } else { nil }
    }
    #expect(areTexts == [.bool(false), .bool(true)])
  }
}
