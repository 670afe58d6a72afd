package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Traced(role)`: applies to each member the macro that traces it.
package protocol TypeTracing: MemberAttributeMacro, MemberMacro, ExtensionMacro {}

extension TypeTracing {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard !declaration.suppressesCopying else { return [] }
    let role = node.role
    if let type = member.asProtocol((any DeclGroupSyntax).self) {
      reportIfUntraced(type, in: context)
      return []
    }
    if let body = Callable(member) {
      guard body.block != nil else { return [] }
      if let builder = member.as(FunctionDeclSyntax.self)?.attributes.resultBuilder {
        context.report(.resultBuilder(name: builder.attributeName.trimmedDescription), at: builder)
        return []
      }
      let storages = body.ownsStorage ? Storage.all(of: declaration) : []
      return [attribute("TracedBody", role, storages)]
    }
    guard declaration.hasObjects, let variable = member.as(VariableDeclSyntax.self),
      !(declaration.attributes.contains(named: "Observable") && variable.isObservable)
    else { return [] }
    switch TracedProperty.tracing(of: variable, in: declaration) {
    case .nothing: return []
    case .observer: return [attribute("TracedObserver", role, [])]
    case .storage: return [attribute("TracedStorage", role, [])]
    case .impossible(let error):
      context.report(error, at: variable)
      return []
    }
  }

  private static func attribute(
    _ name: String, _ role: String, _ storages: [Storage]
  ) -> AttributeSyntax {
    var list = ""
    for kind in StorageKind.allCases {
      let names = storages.filter { $0.kind == kind }.map(\.name.literal)
      if !names.isEmpty { list += ", \(kind): \(names.joined(separator: ", "))" }
    }
    return "@\(raw: name)(\(raw: role)\(raw: list))"
  }

  private static func reportIfUntraced(
    _ type: any DeclGroupSyntax, in context: some MacroExpansionContext
  ) {
    guard !type.is(ProtocolDeclSyntax.self), !type.attributes.contains(named: "Traced"),
      type.memberBlock.members.contains(where: { Callable($0.decl)?.block != nil })
    else { return }
    let name = type.asProtocol((any NamedDeclSyntax).self)?.name
    context.report(.nestedType(name: name?.text ?? ""), at: name ?? type.introducer)
  }
}

extension TypeTracing {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    reportIfUnsupported(declaration, node, in: context)
    if !protocols.isEmpty, let word = declaration.hidingModifier(in: context) {
      context.report(.privateNestedType, at: word)
    }
    let observed = ObservedMembers.of(declaration, in: context)
    // A class that inherits from a traced one already has a life.
    guard declaration.hasObjects, !protocols.isEmpty,
      let type = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return observed }
    let access = declaration.witnessAccess
    let life: DeclSyntax = """
      \(raw: access)nonisolated let _life = Trace::Life(of: \(raw: type.name.text).self, \
      \(raw: node.role))
      """
    return [life] + observed
  }

  private static func reportIfUnsupported(
    _ declaration: some DeclGroupSyntax, _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    if declaration.is(ProtocolDeclSyntax.self) {
      context.report(.unsupportedDeclaration(kind: "a protocol"), at: node)
    } else if declaration.suppressesCopying {
      context.report(.unsupportedDeclaration(kind: "a type that cannot be copied"), at: node)
    } else if declaration.hasObjects, let name = declaration.codedByCompiler {
      context.report(.codedByCompiler(name: name.text), at: name)
    }
  }
}

extension TypeTracing {
  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.hasObjects, !protocols.isEmpty, declaration.hidingModifier(in: context) == nil
    else { return [] }
    // Without the clause, the conformance would require copyable parameters.
    let requirements = declaration.uncopiedParameters.map { "\($0): ~Copyable" }
    let clause = requirements.isEmpty ? "" : "where \(requirements.joined(separator: ", ")) "
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): nonisolated Trace::Traceable \(raw: clause){}")
    ]
  }
}

extension DeclGroupSyntax {
  var hasObjects: Bool { self.is(ClassDeclSyntax.self) || self.is(ActorDeclSyntax.self) }

  fileprivate var suppressesCopying: Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.suppressesCopying } == true
  }

  /// The generic parameters that suppress copying.
  var uncopiedParameters: [String] {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .filter { $0.inheritedType?.suppressesCopying == true }.map(\.name.text) ?? []
  }

  /// Returns the `private` that hides the type, nested in another, from an extension outside both.
  fileprivate func hidingModifier(in context: some MacroExpansionContext) -> DeclModifierSyntax? {
    guard hasObjects else { return nil }
    let around = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    // A private type at file scope is visible in the whole file.
    let types: [any DeclGroupSyntax] = [self] + around
    return types.dropLast().lazy
      .flatMap(\.modifiers).first { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
  }

  /// The name of a type whose coding the compiler synthesises.
  fileprivate var codedByCompiler: TokenSyntax? {
    let names = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let members = memberBlock.members.map(\.decl)
    let encodes = members.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "encode" }
    let decodes = members.contains { member in
      member.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?.firstName
        .text == "from"
    }
    let isCoded = names.contains { name in
      switch name {
      case "Codable": !encodes || !decodes
      case "Encodable": !encodes
      case "Decodable": !decodes
      default: false
      }
    }
    return isCoded ? asProtocol((any NamedDeclSyntax).self)?.name : nil
  }
}

extension AttributeListSyntax {
  /// The first attribute that may be a result builder.
  ///
  /// It is not a macro with arguments, nor a global actor, which is recognised by its name.
  fileprivate var resultBuilder: AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      let name = attribute.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !name.hasSuffix("Actor") && name != "Sendable"
        && name != "Traced" && attribute.arguments == nil
    }
  }
}
