package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ObservationTracked`: accessors that notify and record, in front of a storage named `_name`.
package protocol ObservationTracking: AccessorMacro, PeerMacro {}

extension ObservationTracking {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = TracedProperty(declaration) else { return [] }
    let (name, storage) = (property.name.literal, "_\(property.name)")
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    let access = "_$observationRegistrar.access(\n    self, \(name), \(storage), \(location))"
    let willSet = "_$observationRegistrar.willSet(\(name))"
    // If the property has a `didSet`, that records the change before it does anything else.
    let isRecorded = property.observer(.didSet) == nil
    let keeping = isRecorded ? "let __traced_old = \(storage)" : ""
    let recording = isRecorded ? property.recording(old: "__traced_old", location) : ""
    let recordingAfterwards = isRecorded ? "defer {\n    \(recording)\n  }" : ""
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
        \(raw: keeping)
        if HeadlessUI.ObservationRegistrar.isChange(from: \(raw: storage), to: newValue) {
          \(raw: willSet)
        }
        \(raw: storage) = newValue
        \(raw: recording)
      }
      """,
      """
      _modify {
        \(raw: access)
        \(raw: keeping)
        \(raw: willSet)
        \(raw: recordingAfterwards)
        yield &\(raw: storage)
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let property = TracedProperty(declaration) else { return [] }
    let location = OriginalLocation(of: property.binding, in: context).fileAndLine
    let observers = property.observers.map { observer in
      let value = observer.parameters?.trimmedDescription ?? ""
      let body = observer.body?.statements.description ?? ""
      let old = observer.parameters?.name.text ?? "oldValue"
      let isAfter = observer.accessorSpecifier.tokenKind == .keyword(.didSet)
      return """
        \(observer.accessorSpecifier.text)\(value) {
          \(isAfter ? property.recording(old: old, location) : "")
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

extension TracedProperty {
  /// Returns the call that records a change of an observable property; `old` names the old value.
  fileprivate func recording(old: String, _ location: String) -> String {
    """
    _$observationRegistrar.didSet(
        self, \(name.literal), old: \(old), new: _\(name), \(location))
    """
  }
}
