import Diagnostics
import SwiftSyntax

/// Finds code that bypasses the types on which contracts and recordings rely: raw memory,
/// reflection, unchecked casts, the compiler's internal attributes, properties that may hold any
/// value, and modules that no pattern needs.
///
/// A property counts if its written type is `Any`, `AnyObject`, or a collection or optional of
/// them. Not detected is a generic type whose argument is chosen elsewhere; recordings show its
/// objects.
final class UnseenAccessVisitor: FindingVisitor<Diagnostic> {
  /// The modules that a pattern may import; samples may import others, since they build a server.
  private static let modules = ["HeadlessUI", "Reactive", "Samples", "Trace"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name, !Self.modules.contains(name.text) else {
      return .skipChildren
    }
    found.append(
      Diagnostic(
        .foreignImport, at: lines.location(of: name), "a pattern imports '\(name.text)'",
        explanation: "Only the work of \(Self.modules.joined(separator: ", ")) is recorded. Other "
          + "modules may behave differently in each run.",
        suggestion: "remove it: HeadlessUI has widgets and notifications, Reactive has streams, "
          + "the environment has the clock, and the server does long work"))
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    examine(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMemberName { examine(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name.hasPrefix("_") || name == "objc" {
      refuse(node.attributeName, "'@\(name)' has an effect that is not recorded")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel, node.ancestor(ProtocolDeclSyntax.self) == nil else {
      return .visitChildren
    }
    for binding in node.bindings where binding.accessorBlock.storesValue {
      guard let type = binding.typeAnnotation?.type else { continue }
      let names = type.names(.held).compactMap { node in
        node.genericType == nil ? TypePath(node)?.text : nil
      }
      if let name = names.first(where: ["Any", "AnyObject"].contains) {
        refuse(
          binding.pattern,
          "'\(binding.pattern.member)' may hold anything, since its type is '\(name)'")
      }
    }
    return .visitChildren
  }

  private func examine(_ name: TokenSyntax) {
    let text = name.text
    guard text.hasPrefix("Unsafe") || text.hasPrefix("withUnsafe") || Self.names.contains(text)
    else { return }
    refuse(name, "'\(text)' permits access that is not recorded")
  }

  private static let names: Set<String> = [
    "ManagedBuffer", "Mirror", "OpaquePointer", "Unmanaged", "unsafeBitCast", "unsafeDowncast",
  ]

  private func refuse(_ node: some SyntaxProtocol, _ message: String) {
    found.append(
      Diagnostic(
        .unseenAccess, at: lines.location(of: node), message,
        explanation: "The types of a participant must name the objects that it holds and uses, "
          + "because contracts and recordings rely on these types.",
        suggestion: "name the type or a protocol, and keep mutable state in a property of the "
          + "object that needs it"))
  }
}
