import Diagrams
import SiteTemplates
import StaticSite
import Trace

extension OwnershipTree {
  /// The tree for the template `parts/owners`: a solid line for what is held strongly, a double one
  /// for a token, a dotted one for what is held weakly, and the same in words.
  var value: PageValue {
    var list = RowList()
    for (row, next) in zip(rows, rows.dropFirst().map(\.depth) + [0]) {
      list.append(row.value, contains: next > row.depth)
      for _ in 0..<max(row.depth - next, 0) { list.endRow() }
    }
    return .list(list.values)
  }
}

extension OwnershipRow {
  fileprivate var value: [String: PageValue] {
    let way = holding.flatMap { $0.line == .strong ? nil : $0.line.rawValue }
    // A type that is called a token says it itself.
    let isSaid = holding?.label.hasSuffix("Token") == true
    return [
      "letters": .optional(node?.side.letters), "short": .optional(node?.side.shortClassName),
      "name": .optional(node?.name),
      "isAgain": .bool(isReference), "way": .optional(way),
      "word": .optional(isSaid ? nil : way), "label": .optional(holding?.label),
      "closesCircle": .bool(closesCircle),
    ]
  }
}
