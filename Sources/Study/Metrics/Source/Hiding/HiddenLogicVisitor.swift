import Diagnostics
import Identifiers
import SwiftSyntax

/// Finds work in accessors: code that decides, repeats, computes or formats when a property or
/// subscript is read, written or lazily initialised.
///
/// Property wrappers, result builders and similar types count, because they are built from
/// accessors. Such code is never recorded. It is rejected everywhere in a sample's folder, and in
/// a pattern's machinery where no `@Traced` covers the enclosing declaration. An accessor may
/// return a stored value (`{ self }`, `{ store.value }`). Where `@Traced` covers it, it may also
/// consist of calls, because ``ModulePart/hiddenCalls`` finds calls of traced methods. Not
/// detected is work done by an untraced function of another module.
final class HiddenLogicVisitor: FindingVisitor<HiddenLogic> {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel else { return .visitChildren }
    for (kind, code, name) in node.hiddenCode { examine(kind, code, of: name) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    for (_, code) in node.accessorBlock?.hiddenCode ?? [] {
      examine(.subscript, code, of: node.subscriptKeyword)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    guard let what = Self.madeOfAccessors[name] else { return .visitChildren }
    found.append(
      HiddenLogic(
        diagnostic: Diagnostic(
          .hiddenLogic, at: lines.location(of: node),
          "'\(node.declaredName)' is a \(what), whose work is not recorded",
          explanation: Self.explanation,
          suggestion: "write a traced type whose methods are called"),
        isTraced: false))
    return .visitChildren
  }

  private func examine(
    _ kind: HiddenCodeKind, _ code: some SyntaxProtocol, of node: some SyntaxProtocol
  ) {
    let isTraced = node.isInTracedDeclaration
    let logic = LogicVisitor(code, lines).logic.filter {
      [.decision, .loop, .computation].contains($0) || $0 == .call && !isTraced
    }
    let formats = code.all(Syntax.self).contains(where: \.formats)
    let work = logic.map(\.rawValue) + (formats ? ["formatting"] : [])
    guard !work.isEmpty else { return }
    let name = node.trimmedDescription
    found.append(
      HiddenLogic(
        diagnostic: Diagnostic(
          .hiddenLogic, at: lines.location(of: node),
          "the \(kind.rawValue) of '\(node.member)' does work that tracing cannot see: "
            + work.joined(separator: ", "),
          explanation: Self.explanation,
          suggestion: "make it a method 'func \(name)()' of a traced type, or store the value when "
            + "it changes"),
        isTraced: isTraced))
  }

  private static let explanation =
    "It would be recorded as work of the code that reads or writes the property, or not at all."

  private static let madeOfAccessors = [
    "propertyWrapper": "property wrapper", "resultBuilder": "result builder",
    "dynamicMemberLookup": "type with dynamic members",
    "dynamicCallable": "type that is called like a function",
  ]
}

/// An accessor that does work, or a declaration that is built from accessors.
struct HiddenLogic: Sendable, Hashable, Codable {
  let diagnostic: Diagnostic
  /// Indicates whether a `@Traced` covers the enclosing declaration.
  let isTraced: Bool
}

extension Syntax {
  /// Indicates whether it converts values to text.
  fileprivate var formats: Bool {
    if self.is(ExpressionSegmentSyntax.self) { return true }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return TypePath(call.calledExpression)?.text == "String"
    }
    let member = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return ["description", "debugDescription", "formatted"].contains(member)
  }
}

extension AttributeSyntax {
  /// The name of the type that has the attribute.
  fileprivate var declaredName: String {
    let declared = ancestors.compactMap { $0.asProtocol((any NamedDeclSyntax).self) }
    return declared.first?.name.text ?? ""
  }
}

extension SourceLibrary {
  /// Returns the work in accessors of a pattern module, and its property wrappers.
  func hiddenLogic(module: String) -> [Diagnostic] {
    files(of: module).flatMap { file in
      let isMachinery = sample(of: file) == nil
      return file.hiddenLogic.filter { !isMachinery || !$0.isTraced }.map(\.diagnostic)
    }
  }
}
