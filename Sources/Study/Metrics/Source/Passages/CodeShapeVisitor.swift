import SwiftSyntax

/// Finds the passages of a file, its types, and the bodies in which code does something.
final class CodeShapeVisitor: TypeScopeVisitor {
  private(set) var passages: [CodePassage] = []
  /// The types' names and extents in the file, an outer before its inner.
  private(set) var types: [(name: String, extent: Range<Int>)] = []
  /// The extents of the bodies, braces included, outermost only.
  private(set) var bodies: [Range<Int>] = []
  private let file: String
  private let lines: LineTable
  private var openFunctions: [String] = []

  init(file: String, _ lines: LineTable) {
    self.file = file
    self.lines = lines
    super.init()
  }

  override func enter(_ node: some SyntaxProtocol, typeNamed name: String) {
    types.append((name, extent(of: node)))
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
      noteBody(node)
    }
    return .visitChildren
  }

  private func enterFunction(
    _ node: some SyntaxProtocol, _ signature: String, _ body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    let name = fullName(signature)
    if let body {
      if openFunctions.isEmpty { noteBody(body) }
      note(.function, node, named: name)
    }
    openFunctions.append(name)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if let statement = node.statement, let function = openFunctions.last {
      let passage = passage(.statement, statement, named: function)
      if passages.last != passage { passages.append(passage) }
    }
    return .visitChildren
  }

  private func note(
    _ kind: CodePassage.PassageKind, _ node: some SyntaxProtocol, named name: String
  ) {
    passages.append(passage(kind, node, named: name))
  }

  private func passage(
    _ kind: CodePassage.PassageKind, _ node: some SyntaxProtocol, named name: String
  ) -> CodePassage {
    CodePassage(
      kind: kind, name: name, type: openTypes.last ?? "", file: file, lines: lines.lines(of: node))
  }

  private func noteBody(_ node: some SyntaxProtocol) { bodies.append(extent(of: node)) }

  private func extent(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension ClosureExprSyntax {
  /// The statement of a function in which it is.
  fileprivate var statement: CodeBlockItemSyntax? {
    var node = parent
    while let each = node {
      if let item = each.as(CodeBlockItemSyntax.self),
        item.parent?.parent?.is(CodeBlockSyntax.self) == true
      {
        return item
      }
      node = each.parent
    }
    return nil
  }
}

extension AccessorBlockSyntax {
  /// Says whether it only lists which accessors there are, as in a protocol.
  fileprivate var isRequirement: Bool {
    if case .accessors(let list) = accessors { list.allSatisfy { $0.body == nil } } else { false }
  }
}
