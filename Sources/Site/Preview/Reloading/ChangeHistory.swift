/// The files that differ between one state of a site and a later one.
struct ChangeHistory {
  /// The number of states that are remembered.
  static let length = 100
  /// Above how many changed files a page is reloaded, needed or not.
  static let limit = 1000

  private let name: String
  private var first = 0
  private var changes: [Set<String>?] = []

  /// Begins a history.
  ///
  /// - Parameter name: What distinguishes it from every other one, such as that of a server that
  ///   was here before.
  init(name: String) {
    self.name = name
  }

  /// The name of the latest state.
  var version: String { "\(name).\(first + changes.count)" }

  /// Adds a state.
  ///
  /// - Parameter changed: The files that differ from the state before; `nil` if that is not known.
  mutating func add(_ changed: Set<String>?) {
    changes.append(changed)
    if changes.count > Self.length {
      changes.removeFirst()
      first += 1
    }
  }

  /// The files that differ in the latest state from an earlier one, sorted; `nil` if any may.
  func changed(since version: String) -> [String]? {
    let parts = version.split(separator: ".")
    guard parts.count == 2, parts[0] == name, let number = Int(parts[1]), number >= first,
      number <= first + changes.count
    else { return nil }
    var union: Set<String> = []
    for change in changes[(number - first)...] {
      guard let change else { return nil }
      union.formUnion(change)
    }
    return union.count <= Self.limit ? union.sorted() : nil
  }
}
