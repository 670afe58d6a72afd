import SwiftSyntax

/// Finds the named declarations of a file, except those inside function bodies.
final class SymbolVisitor: TypeScopeVisitor<SourceSymbol> {
  override func enter(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) {
    if kind != .extension { add(node, full: openTypes.last ?? "") }
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
    found.append(
      SourceSymbol(name: full, signature: full + (suffix ?? ""), lines: lines.lines(of: node)))
  }
}

/// A type, method or property, by the name that prose uses for it.
public struct SourceSymbol: Sendable, Hashable, Codable {
  /// The name, prefixed with the enclosing types: `CounterPresenter.viewDidLoad`.
  public let name: String
  /// The name and, for a function, its labels: `CounterPresenter.show(_:)`.
  public let signature: String
  /// The lines of the declaration in its file, with attributes but without comments, from 1.
  public let lines: ClosedRange<Int>
}
