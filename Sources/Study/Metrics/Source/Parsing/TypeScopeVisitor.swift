import SwiftSyntax

/// Walks a file, and knows which types are around.
///
/// Members are a subclass's own matter; it is called for each type and each extension.
class TypeScopeVisitor: SyntaxVisitor {
  /// The full names of the types around, outermost first: `Outer`, `Outer.Inner`.
  private(set) var openTypes: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Called where a type or an extension begins, which is not among the open ones yet.
  ///
  /// - Parameters:
  ///   - node: The declaration.
  ///   - name: The full name of the type.
  func enter(_ node: some SyntaxProtocol, typeNamed name: String) {}

  /// A name after that of the innermost type.
  final func fullName(_ name: String) -> String {
    (openTypes.last.map { "\($0)." } ?? "") + name
  }

  private func open(_ node: some SyntaxProtocol, _ name: String) -> SyntaxVisitorContinueKind {
    enter(node, typeNamed: fullName(name))
    openTypes.append(fullName(name))
    return .visitChildren
  }

  override final func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override final func visitPost(_ node: ClassDeclSyntax) { openTypes.removeLast() }

  override final func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override final func visitPost(_ node: StructDeclSyntax) { openTypes.removeLast() }

  override final func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override final func visitPost(_ node: EnumDeclSyntax) { openTypes.removeLast() }

  override final func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.name.text)
  }
  override final func visitPost(_ node: ProtocolDeclSyntax) { openTypes.removeLast() }

  override final func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, node.extendedType.trimmedDescription)
  }
  override final func visitPost(_ node: ExtensionDeclSyntax) { openTypes.removeLast() }
}
