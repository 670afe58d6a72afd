import Diagnostics
import SwiftSyntax

/// Finds logic in closures that are kept where tracing cannot follow: in a global, a static, or a
/// property's initial value, or given by an initialiser to a `let` or to a structure's property.
///
/// Such a closure runs as if it were code of its caller. One that only gives a value (no statement
/// in it calls, decides, repeats, computes or assigns: `{ _ in }`, `{ nil }`, `{ $0.title }`) may
/// stay, so that a property can have a default.
///
/// In a global or a static every closure counts, since nothing of such a value is traced. In an
/// instance's initial value those count that are the value, are in a literal or a choice that is
/// the value, or are handed to an initialiser (`Reducer { … }`); the closures of `map` and its like
/// run while the object is made, and are listed as closures only. Closures that reach a structure
/// by its memberwise initialiser are not found.
final class KeptClosureVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isShared = node.isShared
    guard isShared || node.isAtTypeOrFileLevel else { return .visitChildren }
    for binding in node.bindings {
      guard let value = binding.initializer?.value else { continue }
      let closures = isShared ? OutermostClosures(in: value).found : value.keptClosures
      for closure in closures { examine(closure, keptBy: binding.pattern, isShared: isShared) }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let statements = node.body?.statements, let properties = node.untracedProperties else {
      return .skipChildren
    }
    for assignment in Assignments(in: statements).found {
      guard let name = assignment.property, properties.contains(name) else { continue }
      for closure in assignment.value.keptClosures {
        examine(closure, keptBy: assignment.target, isShared: false)
      }
    }
    return .skipChildren
  }

  private func examine(
    _ closure: ClosureExprSyntax, keptBy node: some SyntaxProtocol, isShared: Bool
  ) {
    let logic = LogicVisitor(closure.statements, lines).logic
    guard !logic.isEmpty else { return }
    let name = node.trimmedDescription
    let method = name.split(separator: ".").last.map(String.init) ?? name
    let isStatic = isShared && !node.owner.isEmpty
    found.append(
      Diagnostic(
        .keptClosure, at: lines.location(of: closure.leftBrace),
        "the closure that '\(name)' keeps escapes tracing, and holds logic: "
          + logic.map(\.rawValue).joined(separator: ", "),
        explanation:
          "It would be recorded as part of whoever calls it. A default that only gives a "
          + "value may stay.",
        suggestion:
          "make it a method '\(isStatic ? "static " : "")func \(method)(…)' of a traced type"
      ))
  }
}

/// The closures in an expression that are in no other.
private final class OutermostClosures: SyntaxVisitor {
  private(set) var found: [ClosureExprSyntax] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

/// The assignments in an initialiser, but for those inside closures.
private final class Assignments: SyntaxVisitor {
  struct Assignment {
    let target: ExprSyntax
    let value: ExprSyntax

    /// The property of `self` that is assigned to.
    var property: String? {
      if let member = target.as(MemberAccessExprSyntax.self) {
        guard member.base?.trimmedDescription == "self" else { return nil }
        return member.declName.baseName.text
      }
      return target.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
  }

  private(set) var found: [Assignment] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      for value in elements[2...] {
        found.append(Assignment(target: elements[0], value: value))
      }
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The closures that are the value of an expression or part of it, so that code that keeps the
  /// value keeps them.
  fileprivate var keptClosures: [ClosureExprSyntax] {
    if let closure = self.as(ClosureExprSyntax.self) { return [closure] }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap(\.keptClosures)
    }
    if let choice = self.as(UnresolvedTernaryExprSyntax.self) {
      return choice.thenExpression.keptClosures
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.flatMap(\.expression.keptClosures)
    }
    if let array = self.as(ArrayExprSyntax.self) {
      return array.elements.flatMap(\.expression.keptClosures)
    }
    if case .elements(let elements)? = self.as(DictionaryExprSyntax.self)?.content {
      return elements.flatMap(\.value.keptClosures)
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.makesValue else { return [] }
    let trailing =
      [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    return call.arguments.flatMap(\.expression.keptClosures) + trailing
  }
}

extension FunctionCallExprSyntax {
  /// Says whether it calls an initialiser, as far as its spelling shows: `Reducer(…)`, `.init(…)`.
  fileprivate var makesValue: Bool {
    guard let path = TypePath(calledExpression) else {
      return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    }
    let name = path.text.split(separator: ".").last ?? ""
    return name == "init" || name.first?.isUppercase == true
  }
}

extension VariableDeclSyntax {
  /// Says whether there is one of it for the whole program: a global, or a static.
  var isShared: Bool {
    if modifiers.contains(anyOf: .static, .class) { return true }
    return isAtTypeOrFileLevel && owner.isEmpty
  }
}

extension InitializerDeclSyntax {
  /// The properties of the type in which it is written whose new value tracing does not bind.
  ///
  /// They are each `let`, and all that a structure or an enumeration stores; `nil` in an extension,
  /// which declares none.
  fileprivate var untracedProperties: Set<String>? {
    guard
      let group = ancestors.lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first,
      !group.is(ExtensionDeclSyntax.self)
    else { return nil }
    let properties = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !group.is(ClassDeclSyntax.self) || $0.bindingSpecifier.tokenKind == .keyword(.let) }
    return Set(properties.flatMap { $0.bindings.map(\.pattern.trimmedDescription) })
  }
}
