import SwiftSyntax

/// A visitor that collects findings of one type in a file.
class FindingVisitor<Found>: SyntaxVisitor {
  /// The findings, in source order.
  final var found: [Found] = []
  final let lines: LineTable

  required init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the findings in a file or in a part of it.
  static func found(in node: some SyntaxProtocol, _ lines: LineTable) -> [Found] {
    let visitor = Self(lines)
    visitor.walk(node)
    return visitor.found
  }
}

/// A visitor that tracks the enclosing types; subclasses handle the members.
class TypeScopeVisitor<Found>: FindingVisitor<Found> {
  /// The full names of the enclosing types, with the outermost first: `Outer`, `Outer.Inner`.
  private(set) final var openTypes: [String] = []

  /// Called where a type or extension begins, after it has been pushed onto the open ones.
  func enter(_ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol) {}

  /// Called where a type or extension ends, before it is removed from the open ones.
  func leave(_ node: some DeclGroupSyntax) {}

  /// Returns a name prefixed with that of the innermost type.
  final func fullName(_ name: String) -> String {
    (openTypes.last.map { "\($0)." } ?? "") + name
  }

  private func open(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    openTypes.append(fullName(name.trimmedDescription))
    enter(kind, node, name)
    return .visitChildren
  }

  private func close(_ node: some DeclGroupSyntax) {
    leave(node)
    openTypes.removeLast()
  }

  override final func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.class, node, node.name)
  }
  override final func visitPost(_ node: ClassDeclSyntax) { close(node) }

  override final func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.struct, node, node.name)
  }
  override final func visitPost(_ node: StructDeclSyntax) { close(node) }

  override final func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.enum, node, node.name)
  }
  override final func visitPost(_ node: EnumDeclSyntax) { close(node) }

  override final func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.actor, node, node.name)
  }
  override final func visitPost(_ node: ActorDeclSyntax) { close(node) }

  override final func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.protocol, node, node.name)
  }
  override final func visitPost(_ node: ProtocolDeclSyntax) { close(node) }

  override final func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.extension, node, node.extendedType)
  }
  override final func visitPost(_ node: ExtensionDeclSyntax) { close(node) }
}

// MARK: Nodes of one kind

extension SyntaxProtocol {
  /// Returns the nodes of a kind in a node, including itself, in source order.
  ///
  /// - Parameters:
  ///   - kind: The kind; `Syntax` for all nodes.
  ///   - isClosed: Returns whether to skip the children of a node; the node itself is not skipped.
  /// - Returns: The nodes.
  func all<Node: SyntaxProtocol>(
    _ kind: Node.Type, closedAt isClosed: @escaping (Syntax) -> Bool = { _ in false }
  ) -> [Node] {
    let visitor = NodeVisitor<Node>(isClosed)
    visitor.walk(self)
    return visitor.found
  }
}

private final class NodeVisitor<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []
  private let isClosed: (Syntax) -> Bool

  init(_ isClosed: @escaping (Syntax) -> Bool) {
    self.isClosed = isClosed
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return isClosed(node) ? .skipChildren : .visitChildren
  }
}
