import SwiftSyntax

/// Finds what a file declares, by name; what is declared within a body is left out.
final class SymbolVisitor: TypeScopeVisitor {
  private(set) var symbols: [SourceSymbol] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init()
  }

  override func enter(_ node: some SyntaxProtocol, typeNamed name: String) {
    if !node.is(ExtensionDeclSyntax.self) { add(node, full: name) }
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text, labels: node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "init", labels: node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "deinit")
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      add(node, name.identifier.text)
    }
    return .skipChildren
  }

  // MARK: Names

  private func add(
    _ node: some SyntaxProtocol, _ name: String, labels: FunctionParameterClauseSyntax? = nil
  ) {
    add(node, full: fullName(name), labels: labels)
  }

  private func add(
    _ node: some SyntaxProtocol, full: String, labels: FunctionParameterClauseSyntax? = nil
  ) {
    let suffix = labels.map { clause in
      "(" + clause.parameters.map { "\($0.firstName.text):" }.joined() + ")"
    }
    symbols.append(
      SourceSymbol(name: full, signature: full + (suffix ?? ""), lines: lines.lines(of: node)))
  }
}
