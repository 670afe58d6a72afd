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
  var role: Role? { traced.first?.roleName.map { Role(caseName: $0.text) } }
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
  /// The role whose constant has a name: `viewModel` is the *view model*.
  init(caseName: String) {
    self.init(
      named: caseName.reduce(into: "") { name, letter in
        name += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
      })
  }
}

extension DeclModifierListSyntax {
  /// Returns whether one of the modifiers is among some keywords.
  func contains(anyOf keywords: Keyword...) -> Bool {
    contains { modifier in
      keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}
