public import Diagnostics
import Identifiers
import SwiftSyntax
import Trace

/// A domain state that a pattern constructs by hand, although the domain has rules leading to it.
public struct CopiedTransition: Sendable, Hashable {
  /// The expression in the pattern: `.switching(to: state.star.other)`.
  public let expression: String
  /// The domain type that is constructed.
  public let owner: String
  /// The rules that lead from one of its values to another, written as calls.
  public let transitions: [String]
  /// The location in the pattern.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type that contains the expression, if there is one.
  public let type: String?
}

extension SourceLibrary {
  /// Returns the places where a pattern constructs a domain state by hand, in file order.
  ///
  /// The check covers the domain's structures and enumerations without a role that have
  /// *transitions*: methods that are `mutating` or that return another value of the same type (the
  /// type itself, an optional or an array of it). A pattern writes a transition of its own if it
  /// constructs a case of such a type with values, `.switching(to: …)`, or calls its initialiser
  /// with a value read from one of the type's own properties, `Tally(digits: tally.digits …)`.
  /// Allowed are Swift patterns (`case .switching(to: let star)`); arguments of the domain's own
  /// methods, because those query a rule; and `composition`, which creates the initial state.
  ///
  /// A case is recognised by its name and labels. If the pattern itself declares an equal case, it
  /// counts only with the type written before it. Not detected are `.init(…)`, states constructed
  /// in several steps, and cases without values, which ``testedCases(module:)`` covers.
  public func copiedTransitions(module: String) -> [CopiedTransition] {
    let own = files.filter { $0.area.module == module }
    let ownCases = Set(own.flatMap(\.states).flatMap(\.cases))
    let roles = TypeIndex(own)
    return own.flatMap { file -> [CopiedTransition] in
      let domain = domain(for: file)
      let states = domain.flatMap(\.states).joined
      guard !states.isEmpty else { return [] }
      let methods = Set(domain.flatMap(\.declarations).flatMap(\.methods).map(\.name))
      let visitor = ConstructionVisitor(
        file.tree, of: states, passedOver: ownCases, questions: methods, file.lines)
      return visitor.found.filter { found in
        found.type.flatMap { roles.role(of: $0) } != .composition
      }
    }
  }
}

/// A value type of the domain, with the facts needed to detect copies of its transitions.
struct DomainState: Sendable, Hashable, Codable {
  let name: String
  /// Indicates whether it is, or may extend, a structure or enumeration without a role.
  var isValue: Bool
  /// The cases that carry values.
  var cases: [MethodSignature] = []
  var properties: [String] = []
  var constants: [String] = []
  /// Its methods that lead from one value to another.
  var transitions: [MethodSignature] = []
}

extension [DomainState] {
  /// The merged states of types and their extensions; only types with transitions are kept.
  var joined: [DomainState] {
    var whole: [DomainState] = []
    for part in self {
      guard let index = whole.firstIndex(where: { $0.name == part.name }) else {
        whole.append(part)
        continue
      }
      whole[index].isValue = whole[index].isValue && part.isValue
      whole[index].cases += part.cases
      whole[index].properties += part.properties
      whole[index].constants += part.constants
      whole[index].transitions += part.transitions
    }
    return whole.filter { $0.isValue && !$0.transitions.isEmpty }
  }
}

/// Finds the expressions of a file that construct domain states by hand.
private final class ConstructionVisitor: SyntaxVisitor {
  private(set) var found: [CopiedTransition] = []
  private let states: [DomainState]
  /// Cases of the file's own module, to which `.name(…)` may refer instead.
  private let passedOver: Set<MethodSignature>
  /// The names of the domain's methods, which accept any state as an argument.
  private let questions: Set<String>
  private let lines: LineTable

  init(
    _ tree: SourceFileSyntax, of states: [DomainState], passedOver: Set<MethodSignature>,
    questions: Set<String>, _ lines: LineTable
  ) {
    self.states = states
    self.passedOver = passedOver
    self.questions = questions
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Skips Swift patterns, because they compare a value and do not construct one.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let state = states.first(where: { makes($0, node) }), !node.isQuestion(to: questions)
    else { return .visitChildren }
    found.append(
      CopiedTransition(
        expression: node.trimmedDescription, owner: state.name,
        transitions: state.transitions.map(\.description), copy: lines.location(of: node),
        type: node.ownerIfAny))
    return .skipChildren
  }

  private func makes(_ state: DomainState, _ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let signature = MethodSignature(name: member.declName.baseName.text, labels: labels)
      if state.cases.contains(signature) {
        guard let base = member.base else { return !passedOver.contains(signature) }
        return TypePath(base)?.text == state.name
      }
    }
    guard let path = TypePath(call.calledExpression),
      path.text == state.name || path.text == "\(state.name).init"
    else { return false }
    return call.arguments.all(MemberAccessExprSyntax.self).contains { member in
      member.base != nil && state.properties.contains(member.declName.baseName.text)
    }
  }
}

extension FunctionCallExprSyntax {
  /// Returns whether it is an argument of a call of one of the methods.
  fileprivate func isQuestion(to methods: Set<String>) -> Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return methods.contains(member.declName.baseName.text)
  }
}

/// Finds the value types that a file declares or extends, with their members and transitions.
final class DomainStateVisitor: TypeScopeVisitor<DomainState> {
  override func enter(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) {
    guard [.class, .enum, .extension, .struct].contains(kind) else { return }
    var state = DomainState(
      name: openTypes.last ?? "", isValue: kind != .class && node.attributes.role == nil)
    for member in node.memberBlock.members {
      state.add(member.decl, of: name.trimmedDescription)
    }
    found.append(state)
  }
}

extension DomainState {
  fileprivate mutating func add(_ member: DeclSyntax, of type: String) {
    if let enumCase = member.as(EnumCaseDeclSyntax.self) {
      cases += enumCase.elements.compactMap { element in
        element.parameterClause.map { clause in
          MethodSignature(
            name: element.name.text,
            labels: clause.parameters.map { $0.firstName?.text ?? "_" })
        }
      }
    } else if let property = member.as(VariableDeclSyntax.self) {
      let names = property.bindings.map(\.pattern.trimmedDescription)
      if property.modifiers.contains(anyOf: .static) { constants += names }
      properties += names
    } else if let method = member.as(FunctionDeclSyntax.self), method.isTransition(of: type) {
      transitions.append(MethodSignature(method))
    }
  }
}

extension FunctionDeclSyntax {
  /// Returns whether it mutates a value of its type or returns a new one.
  fileprivate func isTransition(of type: String) -> Bool {
    if modifiers.contains(anyOf: .static, .class) { return false }
    if modifiers.contains(anyOf: .mutating) { return true }
    var result = signature.returnClause?.type
    while let inner = result?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? result?.as(ArrayTypeSyntax.self)?.element
    {
      result = inner
    }
    return ["Self", type].contains(result?.trimmedDescription)
  }
}
