package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@TracedObserver(role)`: a `didSet` that records a change of the property beside it.
package protocol ObserverTracing: AccessorMacro {}

extension ObserverTracing {
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = TracedProperty(variable)
    else { return [] }
    let location = OriginalLocation(of: property.binding, in: context)
    return [
      """
      didSet {
        Trace.Tracing.state(
          self, \(raw: node.role), \(raw: property.name.literal), old: oldValue, \
      new: \(property.binding.pattern.trimmed), \(raw: location.fileAndLine))
      }
      """
    ]
  }
}
