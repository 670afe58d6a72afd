import SwiftSyntax

/// A place at which a test can put something else in a neighbour's place, without changing the
/// code.
///
/// The word is Michael Feathers's (“Working Effectively with Legacy Code”, 2004).
public struct Seam: Sendable, Hashable {
  /// The kind of thing that the other one has to be.
  public let kind: SeamKind
  /// The property or the initialiser's parameter, after its type: `CounterPresenter.view`.
  public let name: String
}

/// The kind of thing that a test must put in a neighbour's place.
public enum SeamKind: String, Sendable, Hashable, CaseIterable {
  /// An object whose type adopts a protocol.
  case `protocol`
  /// A closure of the right type.
  case closure
}

/// A property that others can set, or a parameter of an initialiser.
struct InjectionPoint: Sendable, Hashable, Codable {
  /// The type that it belongs to.
  let owner: String
  let name: String
  /// Says whether it takes a closure.
  let isFunction: Bool
  /// The types that it names.
  let types: [Mention]
}

extension TypeIndex {
  /// The seams in some files: of a property and the parameter that fills it, one.
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

/// Finds the properties that others can set and the parameters of initialisers, with the types that
/// they take.
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
  /// Says whether it is a function's type, an optional one included.
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
