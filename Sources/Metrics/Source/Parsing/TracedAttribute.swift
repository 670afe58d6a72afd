import SwiftSyntax
import Trace

extension AttributeListSyntax {
  /// The `@Traced` attributes.
  var traced: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "Traced"
      else { return nil }
      return attribute
    }
  }

  /// The role that the first `@Traced` gives.
  var role: Role? {
    guard case .argumentList(let arguments)? = traced.first?.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return Role(caseName: member.declName.baseName.text)
  }
}

extension Role {
  /// The role whose case has a name: `viewModel`.
  init?(caseName: String) {
    guard let role = Role.allCases.first(where: { "\($0)" == caseName }) else { return nil }
    self = role
  }
}

extension DeclModifierListSyntax {
  /// Whether one of the modifiers is among some.
  func contains(anyOf keywords: Keyword...) -> Bool {
    contains { modifier in
      keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}
