/// Names in source without the words for deciding roles, so that names that differ only in such a
/// word become equal: `CounterPresenter` and `CounterViewModel`.
///
/// The words are the same for every pair of patterns, whatever roles their deciding types have.
/// The result does not depend on a role's label.
public enum RoleRenaming {
  /// The words that name types and variables in patterns, and in no other code.
  ///
  /// *View* and *model* are not among them. A longer word precedes those that it contains.
  private static let words = [
    "ViewController", "ActionCreator", "Controller", "Dispatcher", "Presenting", "Presenter",
    "ViewModel", "Actions", "Store",
  ]

  /// Returns a name with the words for roles replaced: `CounterRole`, `role`.
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

  /// Returns tokens as one text, with the words for roles replaced.
  ///
  /// `known` caches the result for each token, because few tokens are distinct.
  static func key(_ tokens: [String], known: inout [String: String]) -> String {
    var key = ""
    for token in tokens {
      let name = known[token] ?? normal(token)
      known[token] = name
      key += name
      key += " "
    }
    return key
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let standIn = "Role"
}
