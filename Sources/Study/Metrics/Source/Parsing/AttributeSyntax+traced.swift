import Diagnostics
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
  /// The role whose constant has a name: `viewModel` is the *view model*.
  ///
  /// Any name may be that of a program's own role, and the compiler knows whether there is one; but
  /// a name that is spelt nearly like a standard one is misspelt, and gives `nil`.
  init?(caseName: String) {
    let standard = Role.standard.map(\.description)
    guard
      standard.contains(caseName)
        || TypoSuggestion.best(for: caseName, in: standard, limit: 1).isEmpty
    else { return nil }
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
