package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ObservationTracked`: accessors that announce and record, before a storage of their own named
/// `_name`.
package protocol ObservationTracking: AccessorMacro, PeerMacro {}

extension ObservationTracking {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = TracedProperty(variable)
    else { return [] }
    let (name, storage) = (property.name.literal, "_\(property.name)")
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    let access = "_$observationRegistrar.access(\n    self, \(name), \(storage), \(location))"
    let willSet = "_$observationRegistrar.willSet(\(name))"
    let didSet = """
      _$observationRegistrar.didSet(
          self, \(name), old: __traced_old, new: \(storage), \(location))
      """
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = initialValue
      }
      """,
      """
      get {
        \(raw: access)
        return \(raw: storage)
      }
      """,
      """
      set {
        let __traced_old = \(raw: storage)
        if HeadlessUI.ObservationRegistrar.isChange(from: __traced_old, to: newValue) {
          \(raw: willSet)
        }
        \(raw: storage) = newValue
        \(raw: didSet)
      }
      """,
      """
      _modify {
        \(raw: access)
        let __traced_old = \(raw: storage)
        \(raw: willSet)
        defer {
          \(raw: didSet)
        }
        yield &\(raw: storage)
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = TracedProperty(variable)
    else { return [] }
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    let observers = property.observers.map { observer in
      let value = observer.parameters?.trimmedDescription ?? ""
      let body = observer.body?.statements.description ?? ""
      return """
        \(observer.accessorSpecifier.text)\(value) {
          let __traced_run = _$observationRegistrar.enterObserver(self, \(location))
          defer { __traced_run?.leave() }
        \(body)
        }
        """
    }
    let accessors = observers.isEmpty ? "" : " {\n\(observers.joined(separator: "\n"))\n}"
    return ["@ObservationIgnored \(raw: property.storageDeclaration)\(raw: accessors)"]
  }
}
