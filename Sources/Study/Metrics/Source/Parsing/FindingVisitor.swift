import SwiftSyntax

/// A visitor that looks through a file for things of one sort.
class FindingVisitor<Found>: SyntaxVisitor {
  /// The things that were found, in the order of the file.
  final var found: [Found] = []
  /// The lines of the file.
  final let lines: LineTable

  required init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns what there is in a file or in a part of it.
  static func found(in node: some SyntaxProtocol, _ lines: LineTable) -> [Found] {
    let visitor = Self(lines)
    visitor.walk(node)
    return visitor.found
  }
}

/// A visitor that knows which types are around; members are a subclass's own matter.
class TypeScopeVisitor<Found>: FindingVisitor<Found> {
  /// The full names of the types around, outermost first: `Outer`, `Outer.Inner`.
  private(set) final var openTypes: [String] = []

  /// Called where a type or an extension begins, which is the innermost of the open ones then.
  func enter(_ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol) {}

  /// Called where a type or an extension ends.
  func leave(_ node: some DeclGroupSyntax) {}

  /// A name after that of the innermost type.
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
  /// The nodes of a kind in a node, itself included, in the order of the source.
  ///
  /// - Parameters:
  ///   - kind: The kind; `Syntax` for all nodes.
  ///   - isClosed: Returns whether what is inside a node is passed over; it itself is not.
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
