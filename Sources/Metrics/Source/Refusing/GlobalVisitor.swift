import Identifiers
import Diagnostics
import SwiftSyntax

/// A global or a static constant that is a value of a named type.
struct SharedValue: Sendable, Hashable {
  /// Its name, after its type's.
  let name: String
  /// The type that it names: as annotated, or as called to make it.
  let type: String
  /// Where its name is.
  let location: Diagnostics.SourceLocation
}

/// Finds mutable state without an owner: global and static variables, and what is exempt from
/// isolation.
///
/// Constants are collected: only other files can show whether they hold an object.
final class GlobalVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private(set) var shared: [SharedValue] = []
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
    guard let type = binding.typeName else { return }
    shared.append(
      SharedValue(
        name: binding.pattern.member, type: type, location: lines.location(of: binding.pattern)))
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

extension SourceLibrary {
  /// The globals and static constants of a pattern module that hold an object, which can change.
  func sharedObjects(module: String) -> [Diagnostic] {
    let own = files.filter { $0.place.module == module }
    let classes = Set(
      files.filter { $0.place.module == module || $0.place.isSamples || $0.place.isLibrary }
        .flatMap(\.declarations).filter { $0.kind == .class || $0.kind == .actor }.map(\.name))
    return own.flatMap(\.sharedValues).filter { classes.contains($0.type) }.map { value in
      .mutableGlobal(
        "'\(value.name)' keeps one '\(value.type)' for the whole program", at: value.location)
    }
  }
}

extension PatternBindingSyntax {
  /// The type that a constant is annotated with, else the one that is called to make its value.
  fileprivate var typeName: String? {
    if let type = typeAnnotation?.type { return TypePath(type)?.text }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let path = TypePath(call.calledExpression)
    else { return nil }
    return path.text.hasSuffix(".init") ? String(path.text.dropLast(5)) : path.text
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
