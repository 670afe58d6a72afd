import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros
import TraceExpansion

@main
struct TracePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedMacro.self, TracedBodyMacro.self, TracedObserverMacro.self, TracedStorageMacro.self,
    UntracedMacro.self, ObservableMacro.self, ObservationTrackedMacro.self,
    ObservationIgnoredMacro.self,
  ]
}

// The compiler looks for a macro by the name of its type in the plugin's own module.

/// `@Traced(role)`.
enum TracedMacro: TypeTracing {}

/// `@TracedBody(role)`.
enum TracedBodyMacro: BodyTracing {}

/// `@TracedObserver(role)`.
enum TracedObserverMacro: ObserverTracing {}

/// `@TracedStorage(role)`.
enum TracedStorageMacro: StorageTracing {}

/// `@Observable`.
enum ObservableMacro: ObservableType {}

/// `@ObservationTracked`.
enum ObservationTrackedMacro: ObservationTracking {}

/// `@ObservationIgnored`, a marker for `@Observable` only.
enum ObservationIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// The expansion of `@Traced` without the trait `Traced`: nothing, so that the code stays bare.
enum UntracedMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    []
  }
}
