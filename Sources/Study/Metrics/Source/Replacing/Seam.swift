import SwiftSyntax

/// A point at which a test can replace a neighbour without changing the code.
///
/// The term is Michael Feathers's (“Working Effectively with Legacy Code”, 2004).
public struct Seam: Sendable, Hashable {
  /// The kind of replacement that it accepts.
  public let kind: SeamKind
  /// The property or initialiser parameter, prefixed with its type: `CounterPresenter.view`.
  public let name: String
}

/// The kind of replacement that a test supplies for a neighbour.
public enum SeamKind: String, Sendable, Hashable, CaseIterable {
  /// An object whose type adopts a protocol.
  case `protocol`
  /// A closure with a matching type.
  case closure
}

/// A property that others can set, or a parameter of an initialiser.
struct InjectionPoint: Sendable, Hashable, Codable {
  let owner: String
  let name: String
  let isFunction: Bool
  let types: [Mention]
}

extension TypeIndex {
  /// Returns the seams in some files; a property and the parameter of the same name are one seam.
  func seams(in files: [FileFacts]) -> [Seam] {
    var seen: Set<String> = []
    return files.flatMap(\.openings).compactMap { opening in
      guard opening.isFunction || opening.types.flatMap({ resolve($0) }).contains(where: isProtocol)
      else { return nil }
      let name = "\(opening.owner).\(opening.name)"
      guard seen.insert(name).inserted else { return nil }
      return Seam(kind: opening.isFunction ? .closure : .protocol, name: name)
    }
  }
}

/// Finds the properties that others can set and the parameters of initialisers, with their types.
final class InjectionPointVisitor: FindingVisitor<InjectionPoint> {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true,
      node.bindingSpecifier.tokenKind == .keyword(.var),
      !node.modifiers.contains(anyOf: .private, .fileprivate, .static)
    else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock.storesValue {
      guard let type = binding.typeAnnotation?.type else { continue }
      note(binding.pattern.trimmedDescription, type, of: node)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.modifiers.contains(anyOf: .private, .fileprivate) else { return .skipChildren }
    for parameter in node.signature.parameterClause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      note(name.text, parameter.type, of: node)
    }
    return .skipChildren
  }

  private func note(_ name: String, _ type: TypeSyntax, of node: some SyntaxProtocol) {
    let owner = node.owner
    found.append(
      InjectionPoint(
        owner: owner, name: name, isFunction: type.isFunction,
        types: type.names(.held).compactMap { named in
          TypePath(named).map {
            Mention(name: $0.text, scope: owner, location: lines.location(of: named))
          }
        }))
  }
}

extension TypeSyntax {
  /// Indicates whether it is a function type or an optional one.
  fileprivate var isFunction: Bool {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isFunction }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.isFunction
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.isFunction == true
    }
    return self.is(FunctionTypeSyntax.self)
  }
}
