import Diagnostics
import SwiftSyntax

/// Finds the declarations of a file, and what each of them names and stores.
final class DeclarationVisitor: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  private(set) var aliases: [String: [Mention]] = [:]
  /// The lines of functions' names, by the line on which the body begins, where that is another.
  private(set) var longSignatures: [Int: Int] = [:]
  private let lines: LineTable
  /// The indices of the declarations that are open, the innermost last.
  private var open: [Int] = []
  /// The names of generic parameters in sight, which hide types of the same name.
  private var generic: [String] = []

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.genericParameterClause) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node, node.name, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(nil) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, node, node.extendedType, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(nil) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    generic += names(node.genericParameterClause)
    if let index = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true {
      declarations[index].methods.append(MethodSignature(node))
    }
    noteSignature(of: node.name, node.body)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    generic.removeLast(names(node.genericParameterClause).count)
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
    if let index = open.last, declarations[index].kind == .protocol {
      declarations[index].otherRequirements += 1
    }
    return .visitChildren
  }

  private func enter(
    _ kind: DeclarationKind, _ node: some WithAttributesSyntax & WithModifiersSyntax,
    _ name: some SyntaxProtocol, _ inherited: InheritanceClauseSyntax?,
    _ parameters: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = open.last.map { declarations[$0].name + "." } ?? ""
    declarations.append(
      Declaration(
        kind: kind, name: outer + name.trimmedDescription, role: node.attributes.role,
        isPublic: node.modifiers.contains(anyOf: .public, .open), lines: lines.lines(of: node),
        location: lines.location(of: name)))
    open.append(declarations.count - 1)
    generic += names(parameters)
    declarations[declarations.count - 1].hasMembers =
      Syntax(node).asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.isEmpty == false
    declarations[declarations.count - 1].inherited =
      inherited?.inheritedTypes.flatMap { mentions(in: $0.type, .inherited) } ?? []
    return .visitChildren
  }

  private func leave(_ parameters: GenericParameterClauseSyntax?) {
    open.removeLast()
    generic.removeLast(names(parameters).count)
  }

  private func names(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map(\.name.text) ?? []
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

  /// Skips an attribute, which names no participant; nor does an extension name what it extends.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    aliases[node.name.text, default: []] += mentions(in: node.initializer.value, .named)
    return .skipChildren
  }

  private func note(_ node: some SyntaxProtocol) {
    guard let index = open.last, node.parent?.is(ExtensionDeclSyntax.self) != true,
      let mention = mention(node)
    else { return }
    declarations[index].mentions.append(mention)
  }

  private func mention(_ node: some SyntaxProtocol) -> Mention? {
    guard let path = TypePath(node), !generic.contains(path.first) else { return nil }
    return Mention(
      name: path.text, scope: open.last.map { declarations[$0].name } ?? "",
      container: node.genericType.flatMap { TypePath($0)?.text }, location: lines.location(of: node)
    )
  }

  private func mentions(in type: TypeSyntax, _ scope: TypeNames.NameScope) -> [Mention] {
    TypeNames(in: type, scope).nodes.compactMap { mention($0) }
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let index = open.last, node.parent?.is(MemberBlockItemSyntax.self) == true else {
      return .visitChildren
    }
    if declarations[index].kind == .protocol {
      declarations[index].otherRequirements += node.bindings.count
      return .visitChildren
    }
    for binding in node.bindings { examine(binding, of: node, in: index) }
    return .visitChildren
  }

  private func examine(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, in index: Int
  ) {
    guard binding.accessorBlock.storesValue else { return }
    declarations[index].stored.append(
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
    return CallsAtOnce(in: value).found.compactMap { mention($0.calledExpression) }
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
  /// The method that a declaration declares.
  init(_ node: FunctionDeclSyntax) {
    self.init(
      name: node.name.text, labels: node.signature.parameterClause.parameters.map(\.firstName.text))
  }
}

/// The calls in an expression that are made when it is computed: those in closures are made later.
private final class CallsAtOnce: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  init(in expression: some ExprSyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(expression)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
