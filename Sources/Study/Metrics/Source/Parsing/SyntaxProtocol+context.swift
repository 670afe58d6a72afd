import SwiftSyntax

extension SyntaxProtocol {
  /// The nodes that a node is in, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The dotted name of the type that a node is in; empty outside types.
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

  /// The member in whose declaration a node is, after its type: `CounterView.viewDidLoad`.
  var member: String {
    let owner = owner
    let name = ancestors.lazy.compactMap(Self.memberName).first
    return [owner, name ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// Says whether a node is at type or file level; not inside a function.
  var isAtTypeOrFileLevel: Bool {
    let inside = ancestors.first { ancestor in
      ancestor.is(MemberBlockSyntax.self) || ancestor.is(CodeBlockSyntax.self)
        || ancestor.is(ClosureExprSyntax.self) || ancestor.is(AccessorBlockSyntax.self)
    }
    return inside == nil || inside?.is(MemberBlockSyntax.self) == true
  }

  /// The name of the method, initialiser, subscript or property that a node declares.
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
  /// Says whether a property with these accessors stores its value: it has none, or only observers.
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
