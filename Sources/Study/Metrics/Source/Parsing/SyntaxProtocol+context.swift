import Diagnostics
import SwiftSyntax
import Trace

extension SyntaxProtocol {
  /// The enclosing nodes, with the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// Returns the innermost enclosing node of a kind.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    ancestors.lazy.compactMap { $0.as(kind) }.first
  }

  /// The innermost enclosing type or extension.
  var enclosingDeclaration: (any DeclGroupSyntax)? {
    ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }

  /// The role of the innermost enclosing type or extension that has its own role.
  var enclosingRole: Role? {
    ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.attributes.role }.first
  }

  /// Indicates whether the innermost enclosing type or extension has its own `@Traced`.
  var isInTracedDeclaration: Bool { enclosingDeclaration?.attributes.traced.isEmpty == false }

  /// The dotted name of the enclosing type; empty outside types.
  var owner: String {
    let names = ancestors.compactMap { ancestor -> String? in
      if let extended = ancestor.as(ExtensionDeclSyntax.self) {
        return extended.extendedType.trimmedDescription
      }
      guard ancestor.isProtocol((any DeclGroupSyntax).self) else { return nil }
      return ancestor.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    return names.reversed().joined(separator: ".")
  }

  /// The dotted name of the enclosing type; `nil` outside types.
  var ownerIfAny: String? {
    let owner = owner
    return owner.isEmpty ? nil : owner
  }

  /// The enclosing member, prefixed with its type: `CounterView.viewDidLoad`.
  var member: String {
    let name = ancestors.lazy.compactMap(Self.memberName).first
    return [owner, name ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// Indicates whether a node is at type or file level, not inside a function.
  var isAtTypeOrFileLevel: Bool {
    let inside = ancestors.first { ancestor in
      ancestor.is(MemberBlockSyntax.self) || ancestor.is(CodeBlockSyntax.self)
        || ancestor.is(ClosureExprSyntax.self) || ancestor.is(AccessorBlockSyntax.self)
    }
    return inside == nil || inside?.is(MemberBlockSyntax.self) == true
  }

  /// Returns the name of the method, initialiser, subscript or property that a node declares.
  private static func memberName(_ node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    guard let binding = node.as(PatternBindingSyntax.self), binding.isAtTypeOrFileLevel else {
      return nil
    }
    return binding.pattern.trimmedDescription
  }
}

extension AccessorBlockSyntax? {
  /// Indicates whether a property stores its value: it has no accessors, or only observers.
  var storesValue: Bool {
    switch self?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { accessor in
        [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
      }
    }
  }
}

extension DeclModifierListSyntax {
  /// Returns whether any of the modifiers is one of the keywords.
  func contains(anyOf keywords: Keyword...) -> Bool {
    contains { modifier in
      keywords.contains { modifier.name.tokenKind == .keyword($0) }
    }
  }
}

extension FunctionCallExprSyntax {
  var trailingClosures: [ClosureExprSyntax] {
    [trailingClosure].compactMap(\.self) + additionalTrailingClosures.map(\.closure)
  }
}

// MARK: Tracing

extension AttributeListSyntax {
  var traced: [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "Traced"
      else { return nil }
      return attribute
    }
  }

  /// The role in the first `@Traced`.
  var role: Role? { traced.first?.roleName.flatMap { Role(caseName: $0.text) } }
}

extension AttributeSyntax {
  /// The name of the role in a `@Traced`, as written.
  var roleName: TokenSyntax? {
    guard case .argumentList(let arguments)? = arguments else { return nil }
    return arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}

extension Role {
  /// Creates the role whose constant has a name: `viewModel` is the *view model*.
  ///
  /// Any name may be that of a program's own role; the compiler checks that it exists. A name that
  /// is almost that of a standard role is taken for a typo, and the result is `nil`.
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
