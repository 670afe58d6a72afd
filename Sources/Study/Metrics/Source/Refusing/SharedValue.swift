import Diagnostics
import Identifiers
import SwiftSyntax

/// Finds mutable state without an owner: global and static variables, and isolation exemptions.
///
/// Constants are only collected, because other files determine whether they hold an object.
final class GlobalVisitor: FindingVisitor<Diagnostic> {
  private(set) var shared: [SharedValue] = []
  /// The types that functions return, by the function's name.
  private(set) var results: [String: [String]] = [:]

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let modifier = node.modifiers.unsafe {
      report(modifier, "'nonisolated(unsafe)' permits unrecorded changes of '\(node.names)'")
    } else if node.isShared {
      for binding in node.bindings where binding.accessorBlock.storesValue {
        examine(binding, of: node)
      }
    }
    return .visitChildren
  }

  private func examine(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    let name = binding.pattern.trimmedDescription
    guard node.bindingSpecifier.tokenKind == .keyword(.let) else {
      let what = node.owner.isEmpty ? "global" : "static"
      return report(binding.pattern, "the \(what) variable '\(name)' belongs to no participant")
    }
    let annotated =
      binding.typeAnnotation.map { $0.type.paths(.held) }
      ?? []
    let named = binding.initializer?.value.all(Syntax.self).compactMap(\.namedInValue) ?? []
    let (types, functions) = (named.filter(\.isType), named.filter { !$0.isType })
    shared.append(
      SharedValue(
        name: binding.pattern.member, types: (annotated + types).map(\.text),
        functions: functions.map(\.last), location: lines.location(of: binding.pattern)))
  }

  /// Records the types that a function returns, because a constant may be initialised by a call.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.signature.returnClause?.type else { return .visitChildren }
    results[node.name.text, default: []] +=
      type.paths(.held).map(\.text)
    return .visitChildren
  }

  private func report(_ node: some SyntaxProtocol, _ message: String) {
    found.append(.mutableGlobal(message, at: lines.location(of: node)))
  }
}

extension Diagnostic {
  /// Returns the diagnostic for state that outlives the app and that no participant owns.
  static func mutableGlobal(
    _ message: String, at location: Diagnostics.SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .mutableGlobal, at: location, message,
      explanation: "Mutable state must belong to an object of the app, so that its changes are "
        + "recorded and it is released with the app.",
      suggestion: "make it a property of the object that needs it; if several objects need it, "
        + "create it in the composition and pass it to them")
  }
}

extension Syntax {
  /// The type that a part of an expression names, or the function that it calls.
  fileprivate var namedInValue: TypePath? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return TypePath(call.calledExpression)?.withoutInit
    }
    // The usual names of a type's shared instance.
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      ["current", "default", "main", "shared", "standard"].contains(member.declName.baseName.text)
    else { return nil }
    return TypePath(base)?.withoutInit
  }
}

extension VariableDeclSyntax {
  fileprivate var names: String {
    bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
  }
}

extension DeclModifierListSyntax {
  fileprivate var unsafe: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.nonisolated) && $0.detail?.detail.text == "unsafe" }
  }
}

/// A global or static constant, with the types from which its value may be built.
struct SharedValue: Sendable, Hashable, Codable {
  /// Its name, prefixed with its type.
  let name: String
  /// The types in its annotation, and those named in its value.
  let types: [String]
  /// The functions called in its value.
  let functions: [String]
  let location: Diagnostics.SourceLocation
}

extension SourceLibrary {
  /// Returns the globals and static constants of a pattern module that hold a mutable object.
  ///
  /// An object counts wherever the constant's annotation or value names its class: alone, in a
  /// collection, in a closure that is called, as the result of a function of the module, or stored
  /// at any depth by a structure or enumeration named there. Not detected is an object whose class
  /// appears only in the inferred type of an expression.
  func sharedObjects(module: String) -> [Diagnostic] {
    let own = files(of: module)
    let shared = own.flatMap(\.sharedValues)
    guard !shared.isEmpty else { return [] }
    let known = own + files.filter { $0.area.isSamples || $0.area.isLibrary }
    let reader = SharedObjectReader(known, results: own.map(\.results))
    return shared.compactMap { value in
      reader.object(in: value).map { object, holder in
        let way = holder.map { ", through '\($0)'" } ?? ""
        return .mutableGlobal(
          "'\(value.name)' holds one '\(object)' for the entire program\(way)", at: value.location)
      }
    }
  }
}

/// Follows the types that a constant names until it finds a class.
private struct SharedObjectReader {
  private let classes: Set<String>
  /// The types that each structure or enumeration stores, by its name.
  private let contents: [String: [String]]
  /// The types that the module's functions return, by the function's name.
  private let results: [String: [String]]

  /// Classes of libraries whose source is not read.
  private static let foreign: Set<String> = [
    "AnyCancellable", "CurrentValueSubject", "PassthroughSubject", "AnyObject",
  ]

  init(_ files: [FileFacts], results: [[String: [String]]]) {
    let declarations = files.flatMap(\.declarations)
    classes = Set(declarations.filter { [.class, .actor].contains($0.kind) }.map(\.name))
      .union(Self.foreign)
    contents = Dictionary(
      grouping: declarations.filter { [.struct, .enum, .extension].contains($0.kind) }, by: \.name
    ).mapValues { $0.flatMap(\.stored).flatMap(\.types).map(\.name) }
    self.results = results.reduce(into: [:]) { all, part in
      all.merge(part, uniquingKeysWith: +)
    }
  }

  /// Returns the first class that a value is or holds, and the type that holds it, if any.
  func object(in value: SharedValue) -> (object: String, holder: String?)? {
    let types = value.types + value.functions.flatMap { results[$0] ?? [] }
    for type in types {
      if classes.contains(type) { return (type, nil) }
      if let object = object(heldBy: type, []) { return (object, type) }
    }
    return nil
  }

  private func object(heldBy type: String, _ seen: Set<String>) -> String? {
    guard !seen.contains(type) else { return nil }
    return (contents[type] ?? []).lazy.compactMap { part in
      classes.contains(part) ? part : object(heldBy: part, seen.union([type]))
    }
    .first
  }
}
