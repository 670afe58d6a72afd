package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Observable`: applies `@ObservationTracked` to each variable to track.
package protocol ObservableType: MemberAttributeMacro, MemberMacro, ExtensionMacro {}

extension ObservableType {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      variable.isObservable
    else { return [] }
    guard TracedProperty(variable) != nil else {
      context.report(.observedTogether, at: variable)
      return []
    }
    return ["@ObservationTracked"]
  }

  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else {
      context.report(.observableNeedsClass, at: node)
      return []
    }
    return ["private let _$observationRegistrar = HeadlessUI.ObservationRegistrar()"]
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated HeadlessUI.Observable {}")
    ]
  }
}

extension VariableDeclSyntax {
  /// Indicates whether an observable class tracks the variable.
  ///
  /// It must be a stored variable of instances, not overridden, lazy, ignored or wrapped.
  var isObservable: Bool {
    let kept: [Keyword] = [.static, .class, .override, .lazy]
    return bindingSpecifier.tokenKind == .keyword(.var) && !kept.contains(where: modifiers.contains)
      && !isComputed && !attributes.contains(named: "ObservationIgnored")
      && !attributes.contains { $0.as(AttributeSyntax.self)?.isWrapper ?? false }
  }
}
