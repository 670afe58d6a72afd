import Diagnostics
import SwiftSyntax

/// Finds the declarations of a file, and the types that each of them names and stores.
final class DeclarationVisitor: TypeScopeVisitor<Declaration> {
  private(set) var aliases: [String: [Mention]] = [:]
  /// The line of a function's name, by the line on which its body begins, if they differ.
  private(set) var longSignatures: [Int: Int] = [:]
  /// The indices of the enclosing declarations, with the innermost last.
  private var open: [Int] = []
  /// The generic parameters in scope, which hide types of the same name.
  private var generic: [String] = []

  // MARK: Declarations

  override func enter(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) {
    found.append(
      Declaration(
        kind: kind, name: scope, role: node.attributes.role,
        isPublic: node.modifiers.contains(anyOf: .public, .open),
        hasMembers: !node.memberBlock.members.isEmpty, lines: lines.lines(of: node),
        location: lines.location(of: name)))
    open.append(found.count - 1)
    generic += genericNames(of: node)
    found[found.count - 1].inherited =
      node.inheritanceClause?.inheritedTypes.flatMap { mentions(in: $0.type, .inherited) } ?? []
  }

  override func leave(_ node: some DeclGroupSyntax) {
    open.removeLast()
    generic.removeLast(genericNames(of: node).count)
  }

  private func genericNames(of node: some SyntaxProtocol) -> [String] {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .map(\.name.text) ?? []
  }

  private var scope: String { openTypes.last ?? "" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    generic += genericNames(of: node)
    if let index = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      found[index].methods.append(MethodSignature(node))
    }
    noteSignature(of: node.name, node.body)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    generic.removeLast(genericNames(of: node).count)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    noteSignature(of: node.initKeyword, node.body)
    return noteRequirement()
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    noteRequirement()
  }

  private func noteSignature(of name: TokenSyntax, _ body: CodeBlockSyntax?) {
    guard let body, let first = lines.location(of: name).line,
      let last = lines.location(of: body.leftBrace).line, first != last
    else { return }
    longSignatures[last] = first
  }

  private func noteRequirement() -> SyntaxVisitorContinueKind {
    if let index = open.last, found[index].kind == .protocol {
      found[index].otherRequirements += 1
    }
    return .visitChildren
  }

  // MARK: Names of types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else {
      return .skipChildren
    }
    note(node)
    return .skipChildren
  }

  /// Skips attributes, because they name no participants.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text, default: []] += mentions(in: node.initializer.value, .named)
    return .skipChildren
  }

  private func note(_ node: some SyntaxProtocol) {
    // An extension does not mention the type that it extends.
    guard let index = open.last, node.parent?.is(ExtensionDeclSyntax.self) != true,
      let mention = mention(node)
    else { return }
    found[index].mentions.append(mention)
  }

  private func mention(_ node: some SyntaxProtocol) -> Mention? {
    guard let path = TypePath(node), !generic.contains(path.first) else { return nil }
    return Mention(
      name: path.text, scope: scope,
      container: node.genericType.flatMap { TypePath($0)?.text }, location: lines.location(of: node)
    )
  }

  private func mentions(in type: TypeSyntax, _ meant: TypeNameScope) -> [Mention] {
    type.names(meant).compactMap { mention($0) }
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    if found[index].kind == .protocol {
      found[index].otherRequirements += node.bindings.count
      return .visitChildren
    }
    for binding in node.bindings { examine(binding, of: node, in: index) }
    return .visitChildren
  }

  private func examine(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, in index: Int
  ) {
    guard binding.accessorBlock.storesValue else { return }
    found[index].stored.append(
      StoredProperty(
        name: binding.pattern.trimmedDescription,
        isWeak: node.modifiers.contains(anyOf: .weak, .unowned),
        isUnowned: node.modifiers.contains(anyOf: .unowned),
        isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
        isPrivate: node.modifiers.contains {
          $0.name.tokenKind == .keyword(.private) && $0.detail == nil
        },
        types: held(by: binding),
        created: node.modifiers.contains(anyOf: .static, .lazy) ? [] : created(by: binding),
        location: lines.location(of: binding.pattern)))
  }

  private func created(by binding: PatternBindingSyntax) -> [Mention] {
    guard let value = binding.initializer?.value else { return [] }
    // Calls inside closures run later.
    return value.all(FunctionCallExprSyntax.self) { $0.is(ClosureExprSyntax.self) }
      .compactMap { mention($0.calledExpression) }
  }

  private func held(by binding: PatternBindingSyntax) -> [Mention] {
    if let type = binding.typeAnnotation?.type {
      return mentions(in: type, .held)
    }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return [] }
    return [mention(call.calledExpression)].compactMap(\.self)
  }
}

extension MethodSignature {
  /// Creates the signature of a method declaration.
  init(_ node: FunctionDeclSyntax) {
    self.init(
      name: node.name.text, labels: node.signature.parameterClause.parameters.map(\.firstName.text))
  }
}
