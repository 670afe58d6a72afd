public import Diagnostics
import Identifiers
import SwiftSyntax
import Trace

/// A state of the domain that a pattern makes by hand, though the domain has rules that lead to it.
public struct CopiedTransition: Sendable, Hashable {
  /// The expression that the pattern writes: `.switching(to: state.star.other)`.
  public let expression: String
  /// The domain's type that is made.
  public let owner: String
  /// The rules that lead from one of its values to another, as calls write them.
  public let transitions: [String]
  /// The place where it is in the pattern.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type in whose source it is, if it is in one's.
  public let type: String?
}

extension SourceLibrary {
  /// The places where a pattern makes a state of the samples' domain by hand.
  ///
  /// Looked at are the domain's structures and enumerations without a role that have *transitions*:
  /// methods that are `mutating`, or that give another value of the same type (it, an optional or
  /// an array of it). A pattern that writes such a type's case with values, `.switching(to: …)`, or
  /// calls its initialiser with something read from one of its own properties, `Tally(digits:
  /// tally.digits …)`, writes a transition of its own. Allowed are: patterns (`case .switching(to:
  /// let star)`); the arguments of the domain's own methods, which are questions to a rule; and
  /// `composition`, which makes what an app begins with.
  ///
  /// A case is recognised by its name and labels, so one that the pattern's own source declares
  /// alike is passed over unless the type is written before it. Not found are: `.init(…)`; a state
  /// that is made in steps; and cases without values, which ``testedCases(module:)`` looks at.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The places, in the order of the module's files.
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

/// A value type of the domain, with what it takes to know that another writes its transitions.
struct DomainState: Sendable, Hashable, Codable {
  /// Its name.
  let name: String
  /// Says whether it is a structure or an enumeration without a role, or an extension of what may
  /// be one.
  var isValue: Bool
  /// The cases that carry values.
  var cases: [MethodSignature] = []
  /// The names of its properties.
  var properties: [String] = []
  /// The names of its static constants.
  var constants: [String] = []
  /// Its methods that lead from one value to another.
  var transitions: [MethodSignature] = []
}

extension [DomainState] {
  /// The states that types and their extensions describe together, of the types that have
  /// transitions.
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

/// Finds where a file makes states of the domain by hand.
private final class ConstructionVisitor: SyntaxVisitor {
  private(set) var found: [CopiedTransition] = []
  private let states: [DomainState]
  /// Cases of the file's own module, which `.name(…)` may mean as well.
  private let passedOver: Set<MethodSignature>
  /// The names of the domain's methods, which may be given any state.
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

  /// Skips the contents of a pattern, which are compared, not made.
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
  /// Returns whether it is an argument of a call of one of some methods.
  fileprivate func isQuestion(to methods: Set<String>) -> Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return methods.contains(member.declName.baseName.text)
  }
}

/// Finds the value types that a file declares or extends, with their cases, properties and
/// transitions.
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
  /// Returns whether it leads from one value of its type to another: it changes the value, or gives
  /// one.
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
