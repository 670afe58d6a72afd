/// Names in source without the words that patterns have for the roles that decide, so that what
/// only such a word makes different is equal: `CounterPresenter` and `CounterViewModel`.
///
/// The words are the same for every pair of patterns, whatever role the types that decide are given
/// there: what is equal does not depend on a label.
public enum RoleRenaming {
  /// The words after which types and variables are named in patterns, and in no other code.
  ///
  /// *View* and *model* are not among these words. A longer word is before those that it contains.
  private static let words = [
    "ViewController", "ActionCreator", "Controller", "Dispatcher", "Presenting", "Presenter",
    "ViewModel", "Actions", "Store",
  ]

  /// A name without the words for roles: `CounterRole`, `role`.
  public static func normal(_ name: String) -> String {
    guard name.utf8.contains(where: isLetter) else { return name }
    var name = name
    for word in words {
      if name.contains(word) { name = name.replacing(word, with: standIn) }
      let lower = word.prefix(1).lowercased() + word.dropFirst()
      if name.hasPrefix(lower), name.dropFirst(lower.count).first?.isLowercase != true {
        name = standIn.lowercased() + name.dropFirst(lower.count)
      }
    }
    return name
  }

  /// The tokens of lines as texts, the words for roles left out.
  ///
  /// - Parameters:
  ///   - lines: The tokens of each line.
  ///   - known: What is known of tokens already; few are different, so that each is looked at once.
  /// - Returns: A text for each line.
  static func keys(_ lines: some Sequence<[String]>, known: inout [String: String]) -> [String] {
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
