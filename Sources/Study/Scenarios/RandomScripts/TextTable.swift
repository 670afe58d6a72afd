/// A table in plain text: a title above the names, and a head above each column of numbers.
struct TextTable {
  let title: String
  /// The heads of the columns.
  let columns: [String]
  let rows: [TextRow]

  struct TextRow {
    let name: String
    let cells: [String]
  }

  /// The lines, indented beneath what they belong to; none if there are no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let names = ["  \(title)"] + rows.map { "    \($0.name)" }
    let cells = [columns] + rows.map(\.cells)
    let first = width(of: names)
    let widths = columns.indices.map { column in width(of: cells.map { $0[column] }) }
    return zip(names, cells).map { name, cells in
      let right = zip(cells, widths).map { "  " + $0.padded(to: $1) }.joined()
      return (name + String(repeating: " ", count: first - name.count) + right).withoutEndingSpaces
    }
  }

  private func width(of texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: width - count) + self
  }

  fileprivate var withoutEndingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
