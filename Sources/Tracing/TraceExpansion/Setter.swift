import SwiftSyntax
import SwiftSyntaxMacros

/// The setter of a property with a separate storage: `willSet`, store, recording, `didSet`.
struct Setter {
  let statements: String

  init(
    _ property: TracedProperty, _ kind: StorageKind, role: String,
    in context: some MacroExpansionContext
  ) {
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    let name = property.name
    let subject = "self, \(role), \(name.literal)"
    let willSet = property.observer(.willSet).flatMap {
      MovedObserver($0, of: property, given: "newValue", as: "newValue", in: context)
    }
    let didSet = property.observer(.didSet).flatMap {
      MovedObserver($0, of: property, given: "__traced_old", as: "oldValue", in: context)
    }
    var lines: [String] = [willSet?.function, didSet?.function].compactMap(\.self)
    if kind != .closure || didSet != nil { lines.append("let __traced_old = _\(name)") }
    let observing = Self.observing("self, \(role), \(location)")
    if let willSet { lines.append(observing(willSet.call)) }
    switch kind {
    case .observed, .stored:
      lines.append("_\(name) = newValue")
      lines.append(
        "Trace::Tracing.state(\n  \(subject), old: __traced_old, new: _\(name), \(location))")
    case .closure:
      lines.append(
        "_\(name) = Self._bind_\(name)(\n  newValue, Trace::Tracing.closure(\(subject), \(location)))"
      )
    case .delegate, .observer:
      lines.append("_\(name) = newValue")
      lines.append(
        "Trace::Tracing.bound(\n  \(subject), .\(kind), old: __traced_old, new: newValue, \(location))"
      )
    }
    if let didSet {
      // A value that the observer itself stores is also set by the owner.
      let stored = "Trace::Tracing.state(\n  \(subject), old: newValue, new: _\(name), \(location))"
      lines.append(observing(didSet.call + (didSet.usesStorage ? "\n" + stored : "")))
    }
    statements = lines.joined(separator: "\n")
  }

  /// Returns a function that writes a call of an observer, in which the property's owner acts.
  private static func observing(_ subject: String) -> (String) -> String {
    { call in
      """
      do {
        let __traced_run = Trace::Tracing.enterObserver(\(subject))
        defer { __traced_run.leave() }
      \(call.reindented(to: 2))
      }
      """
    }
  }
}

/// A `willSet` or `didSet`, moved into a local function.
private struct MovedObserver {
  let function: String
  let call: String
  /// Indicates whether it accesses the property, in which it may then store another value.
  let usesStorage: Bool

  init?(
    _ accessor: AccessorDeclSyntax, of property: TracedProperty, given value: String,
    as implicitName: String, in context: some MacroExpansionContext
  ) {
    guard let body = accessor.body, !body.statements.isEmpty else { return nil }
    let name = accessor.parameters?.name.text ?? implicitName
    let code = MovedStatements(
      in: context, function: property.name,
      storages: [Storage(kind: .observed, name: property.name)],
      shadowed: BoundNames.all(in: Syntax(body)))
    code.movesClosures = false
    code.marksLines = false
    let isUsed = body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    // Implicit unwrapping needs a type annotation.
    let type = property.type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    let annotation = type.map { ": \($0.trimmed)" } ?? ""
    let constant = isUsed && name != value ? "  let \(name)\(annotation) = \(value)\n" : ""
    let function = "__traced_\(accessor.accessorSpecifier.text)"
    self.function = """
      func \(function)() {
      \(constant)\(code.rewritten(body.statements).reindented(to: 2))
      }
      """
    call = "\(function)()"
    usesStorage = code.usesStorage
  }
}
