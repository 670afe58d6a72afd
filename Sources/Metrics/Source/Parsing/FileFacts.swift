public import Diagnostics
import SwiftParser
import SwiftSyntax

/// What one source file holds.
public struct FileFacts: Sendable {
  /// The path from the package's root on.
  public let path: String
  /// How many of its lines are neither blank nor comment.
  public let codeLines: Int
  /// How many tokens it has.
  public let tokens: Int
  /// How many of them name something of the tracing, its imports aside.
  public let tracingTokens: Int
  /// How many of its lines import the tracing.
  public let tracingImports: Int
  /// The types, protocols and extensions, in the order of the file; an outer before its nested.
  public let declarations: [Declaration]
  /// The names that type aliases stand for, by the alias's name.
  public let aliases: [String: [Mention]]
  /// Code that tracing cannot see, by its nature.
  public let hidden: [HiddenCode]
  /// Code that tracing would see if it were told to.
  public let untraced: [Diagnostic]
  let sequences: TokenSequences

  /// Examines a file.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  public init(_ file: SourceFile) {
    let tree = Parser.parse(source: file.text)
    let lines = LineTable(file)
    let declarations = DeclarationVisitor(lines)
    declarations.walk(tree)
    let untraced = UntracedVisitor(lines)
    untraced.walk(tree)
    let count = TokenCount(tree, lines)
    path = file.path
    codeLines = count.lines
    tokens = count.tokens
    tracingTokens = count.tracing
    tracingImports = count.imports
    self.declarations = declarations.declarations
    aliases = declarations.aliases
    hidden = declarations.hidden
    self.untraced = untraced.found
    sequences = TokenSequences(tree, lines)
  }
}
