import Diagnostics
import Identifiers
import SwiftSyntax
import Trace

/// A function that a type is given and keeps, or may keep.
struct HeldFunction: Sendable, Hashable, Codable {
  /// The type that is given it.
  let owner: String
  /// The property, parameter or case that holds it.
  let name: String
  /// Says whether a `@Traced` covers the type itself.
  let isTraced: Bool
  /// Says whether it is stored, be it by a case.
  let isStored: Bool
  /// The types that its result names; `nil` if it gives nothing.
  let result: [String]?
  /// The name of the type as written, if it is one word, which may be an alias.
  let alias: String?
  /// The place of the name.
  let location: Diagnostics.SourceLocation
}

/// Finds the functions that types of a file are given: stored properties, cases that carry one, and
/// parameters.
///
/// A type alias counts as what it stands for, if it is in a file of the same pattern.
final class HeldFunctionVisitor: FindingVisitor<HeldFunction> {
  /// The aliases of function types, with what the function gives.
  private(set) var aliases: [String: [String]?] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.initializer.value.all(FunctionTypeSyntax.self).first {
      aliases[node.name.text] = .some(function.givenNames)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isAtTypeOrFileLevel else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock.storesValue {
      if let type = binding.typeAnnotation?.type {
        note(type, binding.pattern, isStored: true)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, node, isStored: true)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.type, node.secondName ?? node.firstName, isStored: false)
    return .skipChildren
  }

  private func note(_ type: TypeSyntax, _ node: some SyntaxProtocol, isStored: Bool) {
    let owner = node.owner
    guard !owner.isEmpty else { return }
    let function = type.all(FunctionTypeSyntax.self).first
    let alias = function == nil ? type.names(.held).first.flatMap { TypePath($0) } : nil
    guard function != nil || alias != nil else { return }
    found.append(
      HeldFunction(
        owner: owner, name: node.trimmedDescription, isTraced: node.isInTracedDeclaration,
        isStored: isStored, result: function?.givenNames, alias: alias?.text,
        location: lines.location(of: node)))
  }
}

extension FunctionTypeSyntax {
  /// The names in what the function gives; `nil` if it gives nothing.
  fileprivate var givenNames: [String]? {
    let type = returnClause.type.trimmedDescription
    if ["Void", "()"].contains(type) { return nil }
    return returnClause.type.paths(.named).map(\.text)
  }
}

extension ModulePart {
  /// The functions that its types are given where nobody sees them run.
  ///
  /// Two kinds are refused. A type without `@Traced` that stores a function does work that is
  /// recorded nowhere; there every function counts. And a participant in a sample's folder that is
  /// given a function with a result asks somebody of whom its contract knows nothing: a view model
  /// that is given `{ screen.star.isEnabled }` reads the view. There functions without a result may
  /// stay, since what they do is recorded as done by whoever runs them; and functions that make a
  /// participant, as a factory's do, or give a subscription, which answers nothing; `composition`
  /// may be given any.
  ///
  /// What escapes are functions that a generic type of the machinery is given as its argument, and
  /// in machinery questions, which are how operators are made.
  ///
  /// - Parameter aliases: What function types are called in the module, with what such a function
  ///   gives.
  /// - Returns: One fault for each.
  func heldFunctions(_ aliases: [String: [String]?]) -> [Diagnostic] {
    own.flatMap(\.heldFunctions).compactMap { held in
      guard let function = held.resolved(by: aliases) else { return nil }
      if !function.isTraced { return function.isStored ? .untraced(function) : nil }
      guard sample != nil, let role = index.role(of: function.owner), role != .composition,
        let result = function.result,
        !result.contains(where: { index.role(of: $0) != nil || index.adopters(of: $0) }),
        !result.contains(where: HeldFunction.tokens.contains)
      else { return nil }
      return .question(function)
    }
  }
}

extension HeldFunction {
  /// The types by which what was begun is kept going: they answer nothing.
  fileprivate static let tokens: Set<String> = [
    "AnyCancellable", "EventToken", "RequestToken", "ScheduledWork",
  ]

  /// The same with what its alias stands for; `nil` if it is no function.
  fileprivate func resolved(by aliases: [String: [String]?]) -> HeldFunction? {
    guard let alias else { return self }
    guard let given = aliases[alias] else { return nil }
    return HeldFunction(
      owner: owner, name: name, isTraced: isTraced, isStored: isStored, result: given, alias: nil,
      location: location)
  }
}

extension TypeIndex {
  /// Returns whether a protocol is adopted by a type with a role.
  fileprivate func adopters(of name: String) -> Bool {
    isProtocol(name) && !roles(adopting: name).isEmpty
  }
}

extension Diagnostic {
  fileprivate static func untraced(_ function: HeldFunction) -> Diagnostic {
    Diagnostic(
      .keptClosure, at: function.location,
      "'\(function.owner)' keeps a function, '\(function.name)', and is not traced",
      explanation: "What the function does would be recorded as part of whoever calls it.",
      suggestion: "make it a method of a traced type")
  }

  fileprivate static func question(_ function: HeldFunction) -> Diagnostic {
    Diagnostic(
      .askingClosure, at: function.location,
      "'\(function.owner)' is given a function that answers a question: '\(function.name)'",
      explanation:
        "Whoever gave it is asked, and no contract knows of it: it may read a view for a "
        + "view model.",
      suggestion: "pass the value as an argument, or name a protocol that the one who is asked "
        + "adopts")
  }
}
