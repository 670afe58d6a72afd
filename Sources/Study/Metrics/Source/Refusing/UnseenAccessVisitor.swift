import Diagnostics
import SwiftSyntax

/// Finds what goes past the types by which contracts and recordings know a participant: raw memory,
/// reflection, casts without a check, attributes of the compiler's own, and properties that may
/// hold anything.
///
/// A property counts if its type is written as `Any`, `AnyObject` or a collection or optional of
/// them. What escapes is a generic type whose argument is chosen elsewhere; whom that holds,
/// recordings show.
final class UnseenAccessVisitor: SyntaxVisitor {
  private(set) var found: [Diagnostic] = []
  private let lines: LineTable

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
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
      refuse(node.attributeName, "'@\(name)' changes what the compiler does, unseen")
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel,
      !node.ancestors.contains(where: { $0.is(ProtocolDeclSyntax.self) })
    else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock.storesValue {
      guard let type = binding.typeAnnotation?.type else { continue }
      let names = TypeNames(in: type, .held).nodes.compactMap { node in
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
    refuse(name, "'\(text)' reaches what it likes, unseen")
  }

  private static let names: Set<String> = [
    "ManagedBuffer", "Mirror", "OpaquePointer", "Unmanaged", "unsafeBitCast", "unsafeDowncast",
  ]

  private func refuse(_ node: some SyntaxProtocol, _ message: String) {
    found.append(
      Diagnostic(
        .unseenAccess, at: lines.location(of: node), message,
        explanation: "Whom a participant holds and asks must be in its types: contracts and "
          + "recordings know no more than they do.",
        suggestion: "name the type or a protocol, and keep what changes in a property of the "
          + "object that needs it"))
  }
}
