import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct TracePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    TracedMacro.self, TracedBodyMacro.self, TracedObserverMacro.self, TracedStorageMacro.self,
    UntracedMacro.self,
  ]
}
