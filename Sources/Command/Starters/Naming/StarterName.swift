public import Diagnostics
import Identifiers

/// The name of something to create, from which its other names are derived.
///
/// It consists of lower-case words joined by hyphens.
public struct StarterName: Hashable, Sendable {
  /// The original name: `shopping-list`.
  public let id: String
  /// The name in Swift: `ShoppingList`.
  public let module: String

  /// Validates a name.
  ///
  ///     let name = try StarterName("shopping-list", of: "sample")
  ///     name.module  // "ShoppingList"
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - what: The kind of thing it names, for messages: `pattern`.
  ///   - mayBeginWithDigit: Indicates whether it may begin with a digit, because it is used only
  ///     for files and not in Swift.
  /// - Throws: An error that suggests a similar valid name if this one is invalid.
  public init(
    _ text: String, of what: String, mayBeginWithDigit: Bool = false
  ) throws(DiagnosticError) {
    guard Self.isSound(text, mayBeginWithDigit) else {
      let proposal = text.hyphenated
      throw DiagnosticError(
        .wrongName, "'\(text)' cannot be the name of a \(what)",
        explanation:
          "A name consists of lower-case words and numbers joined by hyphens"
          + (mayBeginWithDigit ? "." : ", and begins with a letter."),
        suggestion: Self.isSound(proposal, mayBeginWithDigit)
          ? "write it as '\(proposal)'" : nil)
    }
    id = text
    module = SourceFolders.name(for: text)
  }

  /// Validates a Swift name chosen for a name: `TEA` for `tea`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - module: The name in Swift: letters and numbers, beginning with an upper-case letter.
  /// - Throws: An error if the Swift name is invalid.
  public init(_ name: StarterName, module: String) throws(DiagnosticError) {
    guard module.wholeMatch(of: #/[A-Z][A-Za-z0-9]*/#) != nil else {
      throw DiagnosticError(
        .wrongName, "'\(module)' cannot be the name of a module",
        explanation:
          "It consists of letters and numbers, and begins with an upper-case letter.",
        suggestion: "omit --module to use '\(name.module)'")
    }
    id = name.id
    self.module = module
  }

  /// The name for readers: `Shopping list`.
  public var title: String { id.prefix(1).uppercased() + words.joined(separator: " ").dropFirst() }

  private var words: [Substring] { id.split(separator: "-") }

  private static func isSound(_ text: String, _ mayBeginWithDigit: Bool) -> Bool {
    text.isHyphenated && (mayBeginWithDigit || text.first?.isLetter == true)
  }
}
