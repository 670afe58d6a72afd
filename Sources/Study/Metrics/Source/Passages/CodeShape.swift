import SwiftSyntax

/// The lines and passages of a file, to compare it with others.
public struct CodeShape: Sendable, Codable {
  /// The file, from the package's root on.
  public let file: String
  /// Its lines that contain code, in order; a line of two sorts of code is there twice.
  public let lines: [CodeLine]
  /// Its functions and the statements that keep closures, an outer before its inner.
  public let passages: [CodePassage]

  /// The shape of a file.
  ///
  /// - Complexity: O(*n*) in the number of tokens.
  init(of path: String, _ tree: SourceFileSyntax, _ table: LineTable) {
    let visitor = CodeShapeVisitor(table)
    visitor.walk(tree)
    file = path
    lines = CodeLine.all(of: tree, visitor, table)
    passages = visitor.found
  }

  /// The innermost function with a line.
  public func function(at line: Int) -> CodePassage? {
    passages.last { $0.kind == .function && $0.lines.contains(line) }
  }

  /// The outermost statement with a closure at a line, or else the function.
  public func closure(at line: Int) -> CodePassage? {
    let function = function(at: line)
    return passages.first { passage in
      passage.kind == .statement && passage.lines.contains(line)
        && function?.lines.contains(passage.lines.lowerBound) != false
    } ?? function
  }
}

/// A piece of source that acts: a function, or a statement whose closure is run later.
public struct CodePassage: Sendable, Hashable, Codable {
  /// The kind of passage.
  public enum PassageKind: Sendable, Hashable, Codable {
    /// A function, an initialiser or a deinitialiser.
    case function
    /// A statement in a function, with a closure in it.
    case statement
  }

  /// The kind of it.
  public let kind: PassageKind
  /// The function, or the function in which the statement is, after its type's name:
  /// `CounterPresenter.show(_:)`.
  public let name: String
  /// The type whose source it is in.
  public let type: String
  /// The file, from the package's root on.
  public let file: String
  /// Its lines, from 1.
  public let lines: ClosedRange<Int>
}

extension CodePassage: Comparable {
  /// Returns whether a passage is before another one: by file, then by line.
  public static func < (left: CodePassage, right: CodePassage) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.lines.lowerBound, left.lines.upperBound)
      < (right.lines.lowerBound, right.lines.upperBound)
  }
}

/// Finds the passages of a file, its types, and the bodies in which code does something.
final class CodeShapeVisitor: TypeScopeVisitor<CodePassage> {
  /// The types' names and extents in the file, an outer before its inner.
  private(set) var types: [(name: String, extent: Range<Int>)] = []
  /// The extents of the bodies, braces included, outermost only.
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
  /// The statement of a function in which it is.
  fileprivate var statement: CodeBlockItemSyntax? {
    ancestors.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }
      .first { $0.parent?.parent?.is(CodeBlockSyntax.self) == true }
  }
}

extension AccessorBlockSyntax {
  /// Says whether it only lists which accessors there are, as in a protocol.
  fileprivate var isRequirement: Bool {
    if case .accessors(let list) = accessors { list.allSatisfy { $0.body == nil } } else { false }
  }
}
