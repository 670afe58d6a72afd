import Diagnostics

/// The tables of a TOML text while it is read: what may still be added to them, and what not.
///
/// A table may be written in several places, but none of its keys twice. It is kept in a list of
/// all tables, and others know it by its number.
struct TOMLTables {
  /// The origin of a table, and so who may add to it.
  enum TableOrigin {
    /// It was named on the way to another: `a` in `[a.b]`.
    case implied
    /// A head of its own.
    case head
    /// A key of several parts: `a` in `a.b = 1`.
    case dotted
    /// Braces: `{b = 1}`.
    case inline
  }

  private enum TableNode {
    case value(Value)
    case table(Int)
    /// A list of tables, `[[a]]`, by its number, and where the first of them begins.
    case tables(Int, SourceLocation)
  }

  private struct OpenTable {
    var origin: TableOrigin
    let location: SourceLocation
    var entries: [(key: TOMLKeyPart, node: TableNode)] = []
    /// The number of each entry, by its key.
    var indices: [String: Int] = [:]
  }

  private var all: [OpenTable]
  /// The tables of each list of tables.
  private var lists: [[Int]] = []
  /// The table that the lines after the last head belong to.
  private(set) var current = 0

  init(at location: SourceLocation) {
    all = [OpenTable(origin: .head, location: location)]
  }

  var value: Value { value(of: 0) }

  /// A table with all tables in it.
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
  /// Adds a table that nothing leads to yet.
  mutating func add(_ origin: TableOrigin, at location: SourceLocation) -> Int {
    all.append(OpenTable(origin: origin, location: location))
    return all.count - 1
  }

  /// Begins a table that nothing leads to.
  mutating func beginUnnamed() { current = add(.head, at: all[0].location) }

  /// Begins the table of a head.
  ///
  /// - Throws: That there is such a table, or something else by that name.
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

  /// Adds a key and its value to a table.
  ///
  /// - Throws: That the table has the key, or that one of the key's parts is no table to add to.
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

  /// The table in another by a part of a key; it is made if there is none.
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
      // A key adds to no table that has a head, and a head that leads on to one of keys.
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
      .duplicateKey, at: part.location, "the key '\(part.text)' stands twice",
      explanation: "A table is written in one place, and nothing is added to a finished value.",
      notes: [
        DiagnosticNote(at: all[table].entries[index].key.location, "it stands here first")
      ])
  }
}
