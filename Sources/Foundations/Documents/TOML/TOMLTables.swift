import Diagnostics

/// The tables of a TOML text while it is parsed, and the rules for adding to them.
///
/// Lines in several places may add to a table, but no key may occur twice. All tables are kept in
/// one array and refer to one another by index.
struct TOMLTables {
  /// The way in which a table was created, which determines how it may be extended.
  enum TableOrigin {
    /// Implied by the path to another table: `a` in `[a.b]`.
    case implied
    /// By its own header.
    case head
    /// By a key of several parts: `a` in `a.b = 1`.
    case dotted
    /// By braces: `{b = 1}`.
    case inline
  }

  private enum TableNode {
    case value(Value)
    case table(Int)
    /// A list of tables, `[[a]]`, by its index, and the location of its first table.
    case tables(Int, SourceLocation)
  }

  private struct OpenTable {
    var origin: TableOrigin
    let location: SourceLocation
    var entries: [(key: TOMLKeyPart, node: TableNode)] = []
    /// The index of each entry, by its key.
    var indices: [String: Int] = [:]
  }

  private var all: [OpenTable]
  /// The tables of each list of tables.
  private var lists: [[Int]] = []
  /// The table to which lines after the last header belong.
  private(set) var current = 0

  init(at location: SourceLocation) {
    all = [OpenTable(origin: .head, location: location)]
  }

  var value: Value { value(of: 0) }

  /// Returns a table with all nested tables.
  func value(of number: Int) -> Value {
    let entries = all[number].entries.map { key, node in
      MappingEntry(key: key.text, at: key.location, value: value(of: node))
    }
    return Value(.mapping(entries), at: all[number].location)
  }

  private func value(of node: TableNode) -> Value {
    switch node {
    case .value(let value): value
    case .table(let number): value(of: number)
    case .tables(let list, let location):
      Value(.sequence(lists[list].map { value(of: $0) }), at: location)
    }
  }
}

// MARK: Adding

extension TOMLTables {
  /// Adds a table that is not reachable from any other.
  mutating func add(_ origin: TableOrigin, at location: SourceLocation) -> Int {
    all.append(OpenTable(origin: origin, location: location))
    return all.count - 1
  }

  /// Begins a table that is not reachable from any other.
  mutating func beginUnnamed() { current = add(.head, at: all[0].location) }

  /// Begins the table of a header; throws `duplicate-key` if its name is already in use.
  mutating func begin(
    _ key: [TOMLKeyPart], isInList: Bool, at location: SourceLocation
  ) throws(DiagnosticError) {
    guard let name = key.last else { return }
    var holder = 0
    for part in key.dropLast() { holder = try step(part, from: holder, .implied) }
    guard let index = all[holder].indices[name.text] else {
      let table = add(.head, at: location)
      if isInList { lists.append([table]) }
      append(
        isInList ? .tables(lists.count - 1, location) : .table(table), as: name, to: holder)
      current = table
      return
    }
    switch all[holder].entries[index].node {
    case .tables(let list, _) where isInList:
      current = add(.head, at: location)
      lists[list].append(current)
    case .table(let table) where !isInList && all[table].origin == .implied:
      all[table].origin = .head
      current = table
    default: throw duplicate(name, index, in: holder)
    }
  }

  /// Adds a key and its value to a table; throws `duplicate-key` if the key exists, or one of its
  /// parts names a value that cannot be extended.
  mutating func insert(_ entry: TOMLEntry, into table: Int) throws(DiagnosticError) {
    guard let name = entry.key.last else { return }
    var holder = table
    for part in entry.key.dropLast() { holder = try step(part, from: holder, .dotted) }
    if let index = all[holder].indices[name.text] { throw duplicate(name, index, in: holder) }
    append(.value(entry.value), as: name, to: holder)
  }

  private mutating func append(_ node: TableNode, as key: TOMLKeyPart, to table: Int) {
    all[table].indices[key.text] = all[table].entries.count
    all[table].entries.append((key, node))
  }

  /// Returns the nested table for one part of a key, and creates it if necessary.
  private mutating func step(
    _ part: TOMLKeyPart, from table: Int, _ origin: TableOrigin
  ) throws(DiagnosticError) -> Int {
    guard let index = all[table].indices[part.text] else {
      let next = add(origin, at: part.location)
      append(.table(next), as: part, to: table)
      return next
    }
    switch all[table].entries[index].node {
    case .table(let next):
      // A dotted key may not extend a table that has a header. A header may pass through a table
      // that dotted keys created.
      if origin == .dotted {
        if all[next].origin == .head { throw duplicate(part, index, in: table) }
        all[next].origin = .dotted
      }
      return next
    case .tables(let list, _):
      guard origin == .implied, let last = lists[list].last else {
        throw duplicate(part, index, in: table)
      }
      return last
    case .value: throw duplicate(part, index, in: table)
    }
  }

  private func duplicate(_ part: TOMLKeyPart, _ index: Int, in table: Int) -> DiagnosticError {
    DiagnosticError(
      .duplicateKey, at: part.location, "duplicate key '\(part.text)'",
      explanation: "A table must be written in one place, and a complete value cannot be extended.",
      notes: [
        DiagnosticNote(at: all[table].entries[index].key.location, "first defined here")
      ])
  }
}
