import Diagnostics
import SwiftSyntax

/// Finds mutable state without an owner: global and static variables, and what is exempt from
/// isolation.
///
/// Constants are collected: only other files can show whether they hold an object.
final class GlobalVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private(set) var shared: [SharedValue] = []
  /// The types that functions give, by the function's name.
  private(set) var results: [String: [String]] = [:]
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.modifiers.unsafe {
      report(modifier, "'nonisolated(unsafe)' lets anybody change '\(node.names)' unseen")
    } else if node.isShared {
      for binding in node.bindings where binding.accessorBlock.storesValue {
        examine(binding, of: node)
      }
    }
    return .visitChildren
  }

  private func examine(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    let name = binding.pattern.trimmedDescription
    guard node.bindingSpecifier.tokenKind == .keyword(.let) else {
      let what = node.owner.isEmpty ? "global" : "static"
      return report(binding.pattern, "the \(what) variable '\(name)' belongs to no participant")
    }
    let annotated =
      binding.typeAnnotation.map { TypeNames(in: $0.type, .held).nodes.compactMap(TypePath.init) }
      ?? []
    let value = binding.initializer.map { NamesInValue(in: $0.value) }
    shared.append(
      SharedValue(
        name: binding.pattern.member, types: annotated.map(\.text) + (value?.types ?? []),
        functions: value?.functions ?? [], location: lines.location(of: binding.pattern)))
  }

  /// Notes what a function gives, since a constant may be made by one.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.signature.returnClause?.type else { return .visitChildren }
    results[node.name.text, default: []] +=
      TypeNames(in: type, .held).nodes.compactMap(TypePath.init).map(\.text)
    return .visitChildren
  }

  private func report(_ node: some SyntaxProtocol, _ message: String) {
    found.append(.mutableGlobal(message, at: lines.location(of: node)))
  }
}

extension Diagnostic {
  /// State that outlives the app and that no participant owns.
  static func mutableGlobal(
    _ message: String, at location: Diagnostics.SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .mutableGlobal, at: location, message,
      explanation: "What changes must belong to an object of the app, so that its changes are "
        + "recorded and it is released with the app.",
      suggestion: "make it a property of the object that needs it; what several need, the "
        + "composition makes and hands over")
  }
}

/// The types that an expression names, and the functions that it calls, by their last names.
private final class NamesInValue: SyntaxVisitor {
  private(set) var types: [String] = []
  private(set) var functions: [String] = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = TypePath(node.calledExpression) { note(path.text) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.only.contains(node.declName.baseName.text), let base = node.base,
      let path = TypePath(base)
    {
      note(path.text)
    }
    return .visitChildren
  }

  /// The names by which types call their only object.
  private static let only: Set<String> = ["current", "default", "main", "shared", "standard"]

  private func note(_ path: String) {
    let name = path.hasSuffix(".init") ? String(path.dropLast(5)) : path
    guard let last = name.split(separator: ".").last else { return }
    if last.first?.isUppercase == true {
      types.append(name)
    } else {
      functions.append(String(last))
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var names: String {
    bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
  }
}

extension DeclModifierListSyntax {
  /// The modifier `nonisolated(unsafe)`.
  fileprivate var unsafe: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.nonisolated) && $0.detail?.detail.text == "unsafe" }
  }
}
