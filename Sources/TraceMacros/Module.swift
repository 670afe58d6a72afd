import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct TracePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
