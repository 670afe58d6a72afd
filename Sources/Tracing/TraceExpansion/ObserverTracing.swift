package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@TracedObserver(role)`: a `didSet` that records each change of the property.
package protocol ObserverTracing: AccessorMacro {}

extension ObserverTracing {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let property = TracedProperty(declaration) else { return [] }
    let location = OriginalLocation(of: property.binding, in: context)
    // The wrapper may record changes itself.
    let (function, wrapper) =
      property.variable.isPublished
      ? ("published", "by: type(of: _\(property.name)), ") : ("state", "")
    return [
      """
      didSet {
        Trace::Tracing.\(raw: function)(
          self, \(raw: node.role), \(raw: property.name.literal), \(raw: wrapper)old: oldValue, \
      new: \(property.binding.pattern.trimmed), \(raw: location.fileAndLine))
      }
      """
    ]
  }
}
