import Diagnostics
import SwiftParser
import SwiftSyntax

/// Source files indexed by declaration name and by the lines of observed expressions.
///
/// ```swift
/// let sources = ProgramSources(files)
/// sources.declaration(of: "MapValues")?.text  // "/// Each value …\nenum MapValues …"
/// sources.observed(in: "Streams/MapValues.swift", line: 8)  // ["digits.map { $0 * 10 }"]
/// ```
public struct ProgramSources: Sendable {
  private let declarations: [String: ProgramExcerpt]
  private let expressions: [String: [Int: [String]]]

  /// Parses the files.
  ///
  /// - Complexity: O(*n*) in their length.
  public init(_ files: [SourceFile]) {
    var (found, ambiguous): ([String: ProgramExcerpt], Set<String>) = ([:], [])
    var expressions: [String: [Int: [String]]] = [:]
    for file in files {
      let tree = Parser.parse(source: file.text)
      for (name, excerpt) in Self.declarations(in: tree, path: file.path) {
        if found.updateValue(excerpt, forKey: name) != nil { ambiguous.insert(name) }
      }
      let visitor = ObservationVisitor(SourceLocationConverter(fileName: file.path, tree: tree))
      visitor.walk(tree)
      expressions[Self.identifier(of: file.path)] = visitor.found
    }
    // If two declarations share a name, nothing says which of them ran.
    declarations = found.filter { !ambiguous.contains($0.key) }
    self.expressions = expressions
  }

  /// Returns a declaration at the top level of a file, with the comment before it.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Its source; `nil` if there is no declaration with this name, or more than one.
  public func declaration(of name: String) -> ProgramExcerpt? { declarations[name] }

  /// Returns the expression that is observed at a line.
  ///
  /// - Parameters:
  ///   - file: The module and file name, in the format of `#fileID`.
  ///   - line: The line on which `observe` is called.
  /// - Returns: The lines of the expression. The array is empty if the expression has no operator,
  ///   so that the observer receives the values unchanged. `nil` if nothing is observed there.
  public func observed(in file: String, line: Int) -> [String]? { expressions[file]?[line] }

  /// Returns a path in the format of `#fileID`: the third component, which is the module, and the
  /// file.
  private static func identifier(of path: String) -> String {
    let parts = path.split(separator: "/")
    return [parts.dropFirst(2).first, parts.last].compactMap(\.self).joined(separator: "/")
  }

  private static func declarations(
    in tree: SourceFileSyntax, path: String
  ) -> [(String, ProgramExcerpt)] {
    tree.statements.compactMap { statement in
      guard let declaration = statement.item.asProtocol((any NamedDeclSyntax).self) else {
        return nil
      }
      let text = statement.item.description.drop { $0.isNewline }
      let trimmed = String(text.reversed().drop { $0.isWhitespace }.reversed())
      return (declaration.name.text, ProgramExcerpt(path: path, text: trimmed))
    }
  }
}

/// The source text of a declaration.
public struct ProgramExcerpt: Sendable, Hashable {
  /// The file, relative to the package's root.
  public let path: String
  /// The source, including the comment before it.
  public let text: String
}

/// Finds observed expressions: the second argument of each call of `observe`.
private final class ObservationVisitor: SyntaxVisitor {
  private(set) var found: [Int: [String]] = [:]
  private let converter: SourceLocationConverter
  /// The values of the constants in scope; programs are short and never shadow a name.
  private var constants: [String: ExprSyntax] = [:]

  init(_ converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    constants = [:]
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      constants[node.pattern.trimmedDescription] = value
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "observe",
      let argument = node.arguments.dropFirst().first
    else { return .visitChildren }
    // `#line` is the line at which the called expression begins.
    let line = node.startLocation(converter: converter).line
    let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let expression = name.flatMap { constants[$0] } ?? argument.expression
    found[line] = Self.isMade(expression) ? lines(of: expression) : []
    return .visitChildren
  }

  /// Returns whether the expression applies operators; a source of the recorder has its own line.
  private static func isMade(_ expression: ExprSyntax) -> Bool {
    let call = expression.as(FunctionCallExprSyntax.self)
    let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base.map { $0.trimmedDescription != "recorder" } ?? false
  }

  /// Returns the lines of an expression without their common indentation.
  private func lines(of expression: ExprSyntax) -> [String] {
    let lines = TextLines(expression.trimmedDescription).texts.filter { !$0.isEmpty }
    guard let first = lines.first else { return [] }
    let column = expression.startLocation(converter: converter).column - 1
    let indents = lines.dropFirst().map { $0.prefix { $0 == " " }.count }
    let common = min(column, indents.min() ?? 0)
    return [first] + lines.dropFirst().map { String($0.dropFirst(common)) }
  }
}
