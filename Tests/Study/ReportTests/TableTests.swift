import SiteTemplates
import StaticSite
import Testing

@testable import Evidence
@testable import Report

@Suite("A table")
struct TableTests {
  private let table = Table(
    caption: "Numbers",
    columns: [TableCell("Hops", to: "/metrics/#hops"), TableCell("a | b")],
    rows: [
      TableRow(
        head: TableCell("Flux", to: "/patterns/flux/"),
        cells: [TableCell("4"), TableCell("2 observer,\n1 store")])
    ])

  @Test("is a pipe table in the twin, and no cell breaks it")
  func markdown() throws {
    #expect(
      try table.markdown == """
        | | [Hops](/metrics/#hops) | a \\| b |
        |---|---:|---:|
        | [Flux](/patterns/flux/) | 4 | 2 observer, 1 store |

        """)
  }

  @Test("is a table with pipes for each section that has a title")
  func sections() throws {
    let row = TableRow(head: TableCell("Flux"), cells: [TableCell(4)])
    let table = Table(
      caption: "Numbers", columns: [TableCell("Hops")],
      sections: [
        Table.Section(title: "Opening", phase: "opening", rows: [row]),
        Table.Section(title: "Closing", phase: "closing", rows: [row]),
      ])
    #expect(
      try table.markdown == """
        **Opening**

        | | Hops |
        |---|---:|
        | Flux | 4 |

        **Closing**

        | | Hops |
        |---|---:|
        | Flux | 4 |

        """)
  }

  @Test("tells words from numbers, which stand at different edges")
  func words() {
    #expect(cells(of: table, "isText") == [.bool(false), .bool(true)])
  }

  @Test("groups the digits of numbers on the page, not in the twin, and no digits in words")
  func grouping() throws {
    let table = Table(
      caption: "Numbers", columns: ["a", "b", "c"].map { TableCell($0) },
      rows: [
        TableRow(
          head: TableCell("Flux"),
          cells: [TableCell(1104), TableCell("62 / 1104 / 0"), TableCell("sends 1104")])
      ])
    #expect(
      cells(of: table, "text")
        == [.string("1,104"), .string("62 / 1,104 / 0"), .string("sends 1104")])
    #expect(try table.markdown.contains("| Flux | 1104 | 62 / 1104 / 0 | sends 1104 |"))
  }

  /// A value of each cell of a table's first row.
  private func cells(of table: Table, _ name: String) -> [PageValue?] {
    guard case .dictionary(let values) = table.value,
      case .list(let sections) = values["sections"],
      case .dictionary(let section) = sections.first, case .list(let rows) = section["rows"],
      case .dictionary(let row) = rows.first, case .list(let cells) = row["cells"]
    else { return [] }
    return cells.map { cell in
      if case .dictionary(let values) = cell { values[name] } else { nil }
    }
  }
}
