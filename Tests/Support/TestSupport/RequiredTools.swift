import Foundation

/// Says whether a test whose tool is missing fails, in place of being skipped.
///
/// So it is in `make test`, which installs the tools (`Tools/install-needs tests`), and in
/// continuous integration. Elsewhere a plain `swift test` goes without.
package let toolsAreRequired: Bool = {
  let environment = ProcessInfo.processInfo.environment
  return environment["COUNTERPOINT_TOOLS"] == "required" || environment["CI"] == "true"
}()

/// A tool that a test compares with is not there.
package struct MissingTool: Error, CustomStringConvertible {
  package let description: String

  /// Names a tool.
  package init(_ name: String) {
    description = "\(name) is missing; 'Tools/install-needs tests' installs it, or says how"
  }
}
