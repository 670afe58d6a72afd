import SwiftCompilerPlugin
import SwiftSyntaxMacros
import TraceExpansion

@main
struct TracePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedMacro.self, TracedBodyMacro.self, TracedObserverMacro.self, TracedStorageMacro.self,
    UntracedMacro.self,
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
