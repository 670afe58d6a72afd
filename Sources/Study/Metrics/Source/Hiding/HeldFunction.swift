import Diagnostics
import Identifiers
import SwiftSyntax
import Trace

/// A function that a type receives and stores, or may store.
struct HeldFunction: Sendable, Hashable, Codable {
  let owner: String
  /// The property, parameter or enumeration case that holds it.
  let name: String
  /// Indicates whether a `@Traced` covers the type itself.
  let isTraced: Bool
  /// Indicates whether it is stored, in a property or an enumeration case.
  let isStored: Bool
  /// The types named in its result; `nil` if it returns nothing.
  let result: [String]?
  /// The first name in its type, if that is not a function type itself; it may be an alias of one.
  let alias: String?
  let location: Diagnostics.SourceLocation
}

/// Finds the functions in a file's stored properties, enumeration cases and parameters.
///
/// A type alias counts as its underlying type if it is declared in a file of the same pattern.
final class HeldFunctionVisitor: FindingVisitor<HeldFunction> {
  /// The aliases of function types, with the types in the function's result.
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
  /// The names in the function's result type; `nil` if it returns nothing.
  fileprivate var givenNames: [String]? {
    let type = returnClause.type.trimmedDescription
    if ["Void", "()"].contains(type) { return nil }
    return returnClause.type.paths(.named).map(\.text)
  }
}

extension ModulePart {
  /// Returns the functions that types receive where tracing cannot follow their work.
  ///
  /// Two kinds are rejected. The first is a function stored by a type without `@Traced`: its work
  /// is not recorded at all. The second is a function with a result that a participant in a
  /// sample's folder receives, because it queries an object outside the contract. For example, a
  /// view model that receives `{ screen.star.isEnabled }` reads the view.
  ///
  /// The second rule allows functions without a result, because their work is recorded as done by
  /// the participant that runs them. It also allows functions that create a participant, or return
  /// a subscription, which carries no answer. `composition` may receive any function.
  ///
  /// Not detected are functions passed as the generic argument of a machinery type. Functions with
  /// a result are allowed in machinery, because operators are built from them.
  ///
  /// - Parameter aliases: The module's aliases of function types, with the types in their results.
  /// - Returns: One diagnostic for each function.
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
  /// The types that keep a subscription or task alive; they carry no answer.
  fileprivate static let tokens: Set<String> = [
    "AnyCancellable", "EventToken", "RequestToken", "ScheduledWork",
  ]

  /// Returns the function with its alias resolved; `nil` if the alias is not a function type.
  fileprivate func resolved(by aliases: [String: [String]?]) -> HeldFunction? {
    guard let alias else { return self }
    guard let given = aliases[alias] else { return nil }
    return HeldFunction(
      owner: owner, name: name, isTraced: isTraced, isStored: isStored, result: given, alias: nil,
      location: location)
  }
}

extension TypeIndex {
  /// Returns whether a type with a role adopts the protocol.
  fileprivate func adopters(of name: String) -> Bool {
    isProtocol(name) && !roles(adopting: name).isEmpty
  }
}

extension Diagnostic {
  fileprivate static func untraced(_ function: HeldFunction) -> Diagnostic {
    Diagnostic(
      .keptClosure, at: function.location,
      "'\(function.owner)' stores a function, '\(function.name)', but is not traced",
      explanation: "The work of the function would be recorded as part of its caller.",
      suggestion: "make it a method of a traced type")
  }

  fileprivate static func question(_ function: HeldFunction) -> Diagnostic {
    Diagnostic(
      .askingClosure, at: function.location,
      "'\(function.owner)' receives a function that returns a value: '\(function.name)'",
      explanation:
        "Contracts cannot check what the function accesses. It may read a view for a view "
        + "model.",
      suggestion: "pass the value as an argument, or name a protocol that the type with the value "
        + "adopts")
  }
}
