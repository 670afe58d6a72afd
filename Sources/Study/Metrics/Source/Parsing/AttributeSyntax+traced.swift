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
  var role: Role? { traced.first?.roleName.flatMap { Role(caseName: $0.text) } }
}

extension AttributeSyntax {
  /// The name of the role that a `@Traced` gives, as written.
  var roleName: TokenSyntax? {
    guard case .argumentList(let arguments)? = arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return member.declName.baseName
  }
}

extension Role {
  /// The role whose case has a name: `viewModel`.
  init?(caseName: String) {
    guard let role = Role.allCases.first(where: { $0.caseName == caseName }) else { return nil }
    self = role
  }

  /// Its name in source: `viewModel`.
  var caseName: String { "\(self)" }
}

extension DeclModifierListSyntax {
  /// Returns whether one of the modifiers is among some keywords.
  func contains(anyOf keywords: Keyword...) -> Bool {
    contains { modifier in
      keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}
