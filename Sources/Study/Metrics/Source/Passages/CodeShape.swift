import SwiftSyntax

/// The lines and passages of a file, for comparison with other files.
public struct CodeShape: Sendable, Codable {
  /// The path relative to the package's root.
  public let file: String
  /// Its lines that contain code, in order; a line with both declaration and logic occurs twice.
  public let lines: [CodeLine]
  /// Its functions and the statements with closures; an outer one precedes its inner ones.
  public let passages: [CodePassage]

  /// Creates the shape of a file.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(of path: String, _ tree: SourceFileSyntax, _ table: LineTable) {
    let visitor = CodeShapeVisitor(table)
    visitor.walk(tree)
    file = path
    lines = CodeLine.all(of: tree, visitor, table)
    passages = visitor.found
  }

  /// Returns the innermost function that contains a line.
  public func function(at line: Int) -> CodePassage? {
    passages.last { $0.kind == .function && $0.lines.contains(line) }
  }

  /// Returns the outermost statement with a closure at a line or, without one, the function.
  public func closure(at line: Int) -> CodePassage? {
    let function = function(at: line)
    return passages.first { passage in
      passage.kind == .statement && passage.lines.contains(line)
        && function?.lines.contains(passage.lines.lowerBound) != false
    } ?? function
  }
}

/// A piece of executable source: a function, or a statement whose closure may run later.
public struct CodePassage: Sendable, Hashable, Codable {
  /// The kind of passage.
  public enum PassageKind: Sendable, Hashable, Codable {
    /// A function, an initialiser or a deinitialiser.
    case function
    /// A statement with a closure, inside a function.
    case statement
  }

  /// The kind of passage.
  public let kind: PassageKind
  /// The function, or the function that contains the statement, prefixed with its type:
  /// `CounterPresenter.show(_:)`.
  public let name: String
  /// The enclosing type.
  public let type: String
  /// The path of the file relative to the package's root.
  public let file: String
  /// Its lines, from 1.
  public let lines: ClosedRange<Int>
}

extension CodePassage: Comparable {
  /// Returns whether one passage sorts before another: by file, then by line.
  public static func < (left: CodePassage, right: CodePassage) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.lines.lowerBound, left.lines.upperBound)
      < (right.lines.lowerBound, right.lines.upperBound)
  }
}

/// Finds the passages of a file, its types, and the bodies with executable code.
final class CodeShapeVisitor: TypeScopeVisitor<CodePassage> {
  /// The names and extents of the types, as offsets; an outer one precedes its inner ones.
  private(set) var types: [(name: String, extent: Range<Int>)] = []
  /// The extents of the outermost bodies, including their braces.
  private(set) var bodies: [Range<Int>] = []
  private var openFunctions: [String] = []

  override func enter(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) {
    types.append((openTypes.last ?? "", extent(of: node)))
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction(node, MethodSignature(node).description, node.body)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { openFunctions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let signature = MethodSignature(name: "init", labels: labels)
    return enterFunction(node, signature.description, node.body)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { openFunctions.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction(node, "deinit", node.body)
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { openFunctions.removeLast() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
      !openTypes.isEmpty, openFunctions.isEmpty, !node.isRequirement
    {
      bodies.append(extent(of: node))
    }
    return .visitChildren
  }

  private func enterFunction(
    _ node: some SyntaxProtocol, _ signature: String, _ body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    let name = fullName(signature)
    if let body {
      if openFunctions.isEmpty { bodies.append(extent(of: body)) }
      found.append(passage(.function, node, named: name))
    }
    openFunctions.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if let statement = node.statement, let function = openFunctions.last {
      let passage = passage(.statement, statement, named: function)
      if found.last != passage { found.append(passage) }
    }
    return .visitChildren
  }

  private func passage(
    _ kind: CodePassage.PassageKind, _ node: some SyntaxProtocol, named name: String
  ) -> CodePassage {
    CodePassage(
      kind: kind, name: name, type: openTypes.last ?? "", file: lines.file,
      lines: lines.lines(of: node))
  }

  private func extent(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ClosureExprSyntax {
  /// The enclosing statement of a function.
  fileprivate var statement: CodeBlockItemSyntax? {
    ancestors.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }
      .first { $0.parent?.parent?.is(CodeBlockSyntax.self) == true }
  }
}

extension AccessorBlockSyntax {
  /// Indicates whether it only lists the required accessors, as in a protocol.
  fileprivate var isRequirement: Bool {
    if case .accessors(let list) = accessors { list.allSatisfy { $0.body == nil } } else { false }
  }
}
