import Diagnostics
import SwiftSyntax
import Trace

/// Finds functions, initialisers and deinitialisers with a body that is not covered by `@Traced`.
///
/// The attribute covers only the members of its own declaration: no other extension, no nested
/// type, and no function inside a function.
final class UntracedVisitor: TypeScopeVisitor<Diagnostic> {
  private var open: [TracedScope] = []
  private var depth = 0

  private struct TracedScope {
    let name: String
    let isTraced: Bool
    let isExtension: Bool

    /// The suggestion for making its code visible to tracing; extensions need another form.
    var suggestion: String {
      isExtension
        ? "write @Traced(extending: .role) before the extension, with the role of '\(name)'"
        : "write @Traced(.role) before '\(name)', with its role"
    }
  }

  override func enter(
    _ kind: DeclarationKind, _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol
  ) {
    let traced = node.attributes.traced
    open.append(
      TracedScope(
        name: name.trimmedDescription, isTraced: !traced.isEmpty, isExtension: kind == .extension))
    for attribute in traced { examineRole(of: attribute) }
    for attribute in traced.dropFirst() {
      found.append(
        Diagnostic(
          .tracedTwice, at: lines.location(of: attribute),
          "'\(name.trimmedDescription)' has @Traced twice",
          notes: traced.prefix(1).map {
            DiagnosticNote(at: lines.location(of: $0), "the first @Traced is here")
          }))
    }
  }

  override func leave(_ node: some DeclGroupSyntax) { open.removeLast() }

  private func examineRole(of attribute: AttributeSyntax) {
    let known = Role.standard.map(\.description)
    let list = "Known names: \(known.map { ".\($0)" }.joined(separator: ", "))."
    guard let name = attribute.roleName else {
      return report(.tracedRole, attribute, "@Traced does not name a role", explanation: list)
    }
    guard Role(caseName: name.text) == nil else { return }
    found.append(
      Diagnostic(
        .unknownRole, at: lines.location(of: name), "there is no role '.\(name.text)'",
        explanation: list
      ).suggesting(nearestTo: name.text, in: known))
  }

  // MARK: Declarations with a body

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil { examine("func \(node.name.text)", at: node.name) }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil { examine("init", at: node.initKeyword) }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil { examine("deinit", at: node.deinitKeyword) }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }

  private func examine(_ what: String, at node: some SyntaxProtocol) {
    // Accessors and closures in initial values can contain functions, too.
    let isMember = node.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    if depth > 0 || !open.isEmpty && !isMember {
      report(
        .untracedLocal, node, "'\(what)' is declared inside a function, where it is not traced",
        suggestion: "make it a method")
    } else if let scope = open.last, !scope.isTraced {
      report(
        .untraced, node, "'\(what)' of '\(scope.name)' escapes tracing",
        suggestion: scope.suggestion)
    } else if open.isEmpty {
      report(
        .untraced, node, "'\(what)' belongs to no type and escapes tracing",
        suggestion: "make it a method")
    }
  }

  private func report(
    _ id: DiagnosticID, _ node: some SyntaxProtocol, _ message: String,
    explanation: String? = nil, suggestion: String? = nil
  ) {
    found.append(
      Diagnostic(
        id, at: lines.location(of: node), message, explanation: explanation,
        suggestion: suggestion))
  }
}
