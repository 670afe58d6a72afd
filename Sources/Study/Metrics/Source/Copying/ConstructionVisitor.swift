import SwiftSyntax

/// Finds where a file makes states of the domain by hand.
final class ConstructionVisitor: SyntaxVisitor {
  private(set) var found: [CopiedTransition] = []
  private let states: [DomainState]
  private let passedOver: Set<MethodSignature>
  private let questions: Set<String>
  private let lines: LineTable

  /// Looks for some states.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - states: The states.
  ///   - passedOver: Cases of the file's own module, which `.name(…)` may mean as well.
  ///   - questions: The names of the domain's methods, which may be given any state.
  ///   - lines: The file's lines.
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
    let type = node.owner
    found.append(
      CopiedTransition(
        expression: node.trimmedDescription, owner: state.name,
        transitions: state.transitions.map(\.description), copy: lines.location(of: node),
        type: type.isEmpty ? nil : type))
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
    return !MemberNames(in: call.arguments).found.isDisjoint(with: state.properties)
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

/// The names of the members that an expression reads of something.
private final class MemberNames: SyntaxVisitor {
  private(set) var found: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { found.insert(node.declName.baseName.text) }
    return .visitChildren
  }
}
