import SwiftSyntax

/// Finds what a file declares, by name; what is declared within a body is left out.
private final class SymbolVisitor: TypeScopeVisitor<SourceSymbol> {
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

/// A type, method or property by the name that a text calls it by.
public struct SourceSymbol: Sendable, Hashable {
  /// The name, after those of the types around it: `CounterPresenter.viewDidLoad`.
  public let name: String
  /// The same, of a function with its labels: `CounterPresenter.show(_:)`.
  public let signature: String
  /// The lines of its file on which it is declared, attributes included and comments not, from 1.
  public let lines: ClosedRange<Int>
}

extension FileFacts {
  /// Everything in the file that can be shown by its name, in the order of the file.
  ///
  /// An extension has no name of its own; what is in it has that of the type which it extends.
  ///
  /// - Complexity: O(*n*) in the length of the file, each time.
  public var symbols: [SourceSymbol] { SymbolVisitor.found(in: tree, lines) }
}
