import Diagnostics
import SwiftSyntax

/// Finds logic in closures that are stored where tracing cannot follow: in a global, a static, or
/// a property's initial value, or assigned by an initialiser to a `let` or a structure's property.
///
/// Such a closure runs as if it were code of its caller. A closure that only returns a value is
/// allowed, so that a property can have a default: no statement in it calls, decides, repeats,
/// computes or assigns (`{ _ in }`, `{ nil }`, `{ $0.title }`).
///
/// In a global or static every closure counts, because nothing in such a value is traced. In an
/// instance's initial value, a closure counts if it is the value, is inside a literal or a choice
/// that is the value, or is passed to an initialiser (`Reducer { … }`). The closures passed to
/// `map` and similar methods run while the object is created, so they are only listed as closures.
/// Closures that a structure's memberwise initialiser receives are not detected.
final class KeptClosureVisitor: FindingVisitor<Diagnostic> {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isShared = node.isShared
    guard isShared || node.isAtTypeOrFileLevel else { return .visitChildren }
    for binding in node.bindings {
      guard let value = binding.initializer?.value else { continue }
      let closures = isShared ? value.outermostClosures : value.keptClosures
      for closure in closures { examine(closure, keptBy: binding.pattern, isShared: isShared) }
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let statements = node.body?.statements, let properties = node.untracedProperties else {
      return .skipChildren
    }
    // An assignment inside a closure does not run as part of the initialiser.
    for sequence in statements.all(
      SequenceExprSyntax.self, closedAt: { $0.is(ClosureExprSyntax.self) })
    {
      let elements = Array(sequence.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        let name = elements[0].propertyOfSelf, properties.contains(name)
      else { continue }
      for closure in elements[2...].flatMap(\.keptClosures) {
        examine(closure, keptBy: elements[0], isShared: false)
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
        "the closure stored in '\(name)' escapes tracing, but contains logic: "
          + logic.map(\.rawValue).joined(separator: ", "),
        explanation:
          "It would be recorded as part of its caller. A default closure that only returns a "
          + "value is allowed.",
        suggestion:
          "make it a method '\(isStatic ? "static " : "")func \(method)(…)' of a traced type"
      ))
  }
}

extension ExprSyntax {
  /// The closures in an expression that are not inside another closure.
  fileprivate var outermostClosures: [ClosureExprSyntax] {
    all(ClosureExprSyntax.self) { $0.is(ClosureExprSyntax.self) }
  }

  /// The name of the property of `self` to which it refers.
  fileprivate var propertyOfSelf: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The closures that are the value of an expression or a part of it, and so are stored with it.
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
    return call.arguments.flatMap(\.expression.keptClosures) + call.trailingClosures
  }
}

extension FunctionCallExprSyntax {
  /// Indicates whether its spelling is that of an initialiser call: `Reducer(…)`, `.init(…)`.
  fileprivate var makesValue: Bool {
    guard let path = TypePath(calledExpression) else {
      return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    }
    return path.last == "init" || path.isType
  }
}

extension VariableDeclSyntax {
  /// Indicates whether the program has one instance of it: a global or a static.
  var isShared: Bool {
    if modifiers.contains(anyOf: .static, .class) { return true }
    return isAtTypeOrFileLevel && owner.isEmpty
  }
}

extension InitializerDeclSyntax {
  /// The properties of the enclosing type whose assignments tracing does not observe.
  ///
  /// They are every `let`, and all properties of a structure or an enumeration. The value is `nil`
  /// in an extension, which declares no stored properties.
  fileprivate var untracedProperties: Set<String>? {
    guard let group = enclosingDeclaration, !group.is(ExtensionDeclSyntax.self) else { return nil }
    let properties = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .filter { !group.is(ClassDeclSyntax.self) || $0.bindingSpecifier.tokenKind == .keyword(.let) }
    return Set(properties.flatMap { $0.bindings.map(\.pattern.trimmedDescription) })
  }
}
