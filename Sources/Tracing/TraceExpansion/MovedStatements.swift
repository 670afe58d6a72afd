import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Statements that stay in their body.
///
/// Each one with a capture list moves into its own local function, and properties with a separate
/// storage are accessed past their accessors.
final class MovedStatements: MovedCode {
  /// Indicates whether closures with capture lists move; inside a local function, they need not.
  var movesClosures = true
  /// Indicates whether assignments to bound properties are recorded through the call.
  var recordsBindings = false
  /// The code after a call of `super.init` or `self.init`.
  var afterSuper: String?
  var afterSelf: String?
  /// The `throws` clause of the body, such as `throws(E)`.
  var throwsClause = "throws"
  /// The type that contains the statements.
  var typeName = "Self"

  private let context: (Syntax) -> OriginalLocation
  private let kinds: [String: StorageKind]
  private let shadowed: Set<String>
  /// Indicates whether a storage was accessed past its accessors.
  private(set) var usesStorage = false
  private var depth = 0
  private var count = 0
  /// The closure whose capture list becomes constants around it.
  private var unfolded: ClosureExprSyntax?
  /// The closures whose capture lists have become constants before the statement.
  private var bare: Set<SyntaxIdentifier> = []

  init(
    in context: some MacroExpansionContext, function: String, storages: [Storage] = [],
    shadowed: Set<String> = []
  ) {
    self.context = { OriginalLocation(of: $0, in: context) }
    kinds = Dictionary(storages.map { ($0.name, $0.kind) }) { first, _ in first }
    self.shadowed = shadowed
    super.init(in: context, function: function)
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    guard depth == 0 else { return super.visit(node) }
    let delegation = node.firstIndex { Delegation($0) == .superclass }
    let items = zip(node.indices, marks(in: node)).map { index, mark in
      let item = node[index]
      let isEarly = delegation.map { index < $0 } ?? false
      var own = movesClosures ? moved(item, isEarly: isEarly) : visit(item)
      if let adoption = adoption(after: item) { own = own.followed(by: adoption) }
      return mark.map { own.marked($0) } ?? own
    }
    return CodeBlockItemListSyntax(items)
  }

  private func adoption(after item: CodeBlockItemSyntax) -> String? {
    switch Delegation(item) {
    case .superclass: afterSuper
    case .same: afterSelf
    case nil: nil
    }
  }

  private func moved(_ item: CodeBlockItemSyntax, isEarly: Bool) -> CodeBlockItemSyntax {
    if afterSuper != nil,
      item.item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
    {
      return item.replaced(by: "\(MethodEntry.call).giveUp(); return nil")
    }
    let closures = CaptureLists.closures(in: item)
    guard !closures.isEmpty else { return visit(item) }
    switch item.item {
    case .expr(let expression) where !expression.hasBlocks:
      if Delegation(item) != nil {
        for closure in closures { report(.closureInDelegation, at: closure) }
        return visit(item)
      }
      return moved(expression, of: item, closures, isEarly: isEarly)
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return visit(item) }
      return moved(variable, of: item)
    default:
      for closure in CaptureLists.closures(in: item, enteringBlocks: false) {
        report(.closureInHead, at: closure)
      }
      return visit(item)
    }
  }

  private func moved(
    _ expression: ExprSyntax, of item: CodeBlockItemSyntax, _ closures: [ClosureExprSyntax],
    isEarly: Bool
  ) -> CodeBlockItemSyntax {
    if let assignment = AssignmentTarget(expression) {
      if let closure = assignment.value?.as(ClosureExprSyntax.self), !closure.capturesSelf {
        return visit(item, unfolding: closure)
      }
      if let captures = Captures(of: closures, in: expression, to: assignment.target) {
        return visit(item, after: captures.constants, withoutCapturesOf: closures)
      }
      if isEarly {
        for closure in closures { report(.closureBeforeInitialisation, at: closure) }
        return visit(item)
      }
    }
    count += 1
    let name = "__traced_statement_\(count)"
    let effects = EffectSpecifiers(of: expression)
    let words = (effects.isAsync ? " async" : "") + (effects.isThrowing ? " \(throwsClause)" : "")
    let marks = (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
    let statement = visit(item)
    return statement.replaced(
      by: "func \(name)()\(words) { \(statement.trimmedDescription) }; \(marks)\(name)()")
  }

  private func moved(
    _ variable: VariableDeclSyntax, of item: CodeBlockItemSyntax
  ) -> CodeBlockItemSyntax {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let value = binding.initializer?.value
    else {
      report(.closureInHead, at: variable)
      return visit(item)
    }
    guard let type = binding.typeAnnotation?.type.trimmed else {
      guard let closure = value.as(ClosureExprSyntax.self), !closure.capturesSelf else {
        report(.closureNeedsType(name: binding.pattern.trimmedDescription), at: variable)
        return visit(item)
      }
      return visit(item, unfolding: closure)
    }
    count += 1
    let name = "__traced_value_\(count)"
    let head = "\(variable.bindingSpecifier.text) \(binding.pattern.trimmed): \(type)"
    return item.replaced(
      by: "func \(name)() -> \(type) { return \(visit(value).trimmedDescription) }; "
        + "\(head) = \(name)()")
  }

  private func visit(
    _ item: CodeBlockItemSyntax, unfolding closure: ClosureExprSyntax
  ) -> CodeBlockItemSyntax {
    for inner in CaptureLists.closures(in: closure.statements) {
      report(.closureInHead, at: inner)
    }
    unfolded = closure
    defer { unfolded = nil }
    return visit(item)
  }

  /// Returns the statement in place, because a local function cannot assign a constant property.
  private func visit(
    _ item: CodeBlockItemSyntax, after constants: String,
    withoutCapturesOf closures: [ClosureExprSyntax]
  ) -> CodeBlockItemSyntax {
    bare = Set(closures.map(\.id))
    defer { bare = [] }
    return item.replaced(by: "do { \(constants)\(visit(item).trimmedDescription) }")
  }

  // MARK: Storages

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    depth += 1
    defer { depth -= 1 }
    let moved = super.visit(node)
    if bare.contains(node.id), let closure = moved.as(ClosureExprSyntax.self) {
      return ExprSyntax(closure.withoutCaptures)
    }
    return node == unfolded ? node.unfolded(as: moved) : moved
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    depth += 1
    defer { depth -= 1 }
    return super.visit(node)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
    guard depth == 0, !isMember, kinds[node.baseName.bareText] != nil,
      !shadowed.contains(node.baseName.bareText)
    else { return super.visit(node) }
    usesStorage = true
    return ExprSyntax(node.with(\.baseName, .storage(node.baseName)))
  }

  /// Leaves key paths alone, because they name the property and not its storage.
  override func visit(
    _ node: KeyPathPropertyComponentSyntax
  ) -> KeyPathPropertyComponentSyntax { node }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard depth == 0, node.base?.isSelf == true, kinds[node.declName.baseName.bareText] != nil
    else {
      return super.visit(node)
    }
    usesStorage = true
    return ExprSyntax(node.with(\.declName.baseName, .storage(node.declName.baseName)))
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    recorded(AssignmentTarget(node)) ?? super.visit(node)
  }

  override func visit(_ node: SequenceExprSyntax) -> ExprSyntax {
    recorded(AssignmentTarget(node)) ?? super.visit(node)
  }

  /// Returns the recorded form of an assignment to a bound property of `self`.
  private func recorded(_ assignment: AssignmentTarget?) -> ExprSyntax? {
    guard recordsBindings, depth == 0, let assignment, let name = propertyName(assignment.target),
      let kind = kinds[name], let value = recorded(assignment.values, in: name, kind)
    else { return nil }
    let target = visit(assignment.target)
    return "\(raw: target.description)= \(value)"
  }

  /// Returns the name of the property that an expression sets.
  private func propertyName(_ target: ExprSyntax) -> String? {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.bareText
      return shadowed.contains(name) ? nil : name
    }
    guard let member = target.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else {
      return nil
    }
    return member.declName.baseName.bareText
  }

  private func recorded(
    _ values: [ExprSyntax], in name: String, _ kind: StorageKind
  ) -> ExprSyntax? {
    guard let first = values.first else { return nil }
    let text = values.map { visit($0).description }.joined().withoutLeadingSpace
    let location = context(Syntax(first)).fileAndLine
    let call = MethodEntry.call
    switch kind {
    case .stored, .observed: return nil
    case .closure:
      // A closure expression in the initialiser itself binds no other participant.
      guard !first.is(ClosureExprSyntax.self) else { return nil }
      let binding = "\(call).closure(\(name.literal), \(location))"
      return "\(raw: typeName)._bind_\(raw: name)(\(raw: text), \(raw: binding))"
    case .delegate, .observer:
      return
        "\(raw: call).bound(\(raw: name.literal), .\(raw: kind), \(raw: text), \(raw: location))"
    }
  }
}
