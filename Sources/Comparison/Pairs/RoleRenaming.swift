public import Trace

/// Names in source without the names of some roles, so that what only the pattern's word makes
/// different is equal: `CounterPresenter` and `CounterViewModel`.
public struct RoleRenaming: Sendable {
  private let words: [String]

  /// The renaming of some roles.
  public init(_ roles: some Sequence<Role>) {
    words = Set(roles.flatMap(\.words)).sorted { ($0.count, $1) > ($1.count, $0) }
  }

  /// A name without the names of the roles: `CounterRole`, `role`.
  public func normal(_ name: String) -> String {
    guard name.utf8.contains(where: Self.isLetter) else { return name }
    var name = name
    for word in words {
      if name.contains(word) { name = name.replacing(word, with: Self.standIn) }
      let lower = word.prefix(1).lowercased() + word.dropFirst()
      if name.hasPrefix(lower), name.dropFirst(lower.count).first?.isLowercase != true {
        name = Self.standIn.lowercased() + name.dropFirst(lower.count)
      }
    }
    return name
  }

  /// The tokens of lines as texts, the names of the roles left out.
  ///
  /// - Parameters:
  ///   - lines: The tokens of each line.
  ///   - known: What is known of tokens already; few are different, so that each is looked at once.
  /// - Returns: A text for each line.
  func keys(_ lines: some Sequence<[String]>, known: inout [String: String]) -> [String] {
    lines.map { tokens in
      var key = ""
      for token in tokens {
        let name = known[token] ?? normal(token)
        known[token] = name
        key += name
        key += " "
      }
      return key
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let standIn = "Role"
}

extension Role {
  /// How source names the role within the names of types and variables.
  fileprivate var words: [String] {
    let plain = rawValue.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [plain.joined()] + (Self.otherWords[self] ?? [])
  }

  private static let otherWords: [Role: [String]] = [
    .controller: ["ViewController"], .presenter: ["Presenting"], .actionCreator: ["Actions"],
  ]
}
