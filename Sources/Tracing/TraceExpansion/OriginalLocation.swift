import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// The location of a node in the original source.
struct OriginalLocation {
  let file: String
  /// The full path, as the compiler knows it.
  let path: String
  let line: String
  let column: String

  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    let location = context.location(
      of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    path = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    file = Self.inPackage(path)
    line = location?.line.trimmedDescription ?? "0"
    column = location?.column.trimmedDescription ?? "0"
  }

  /// Returns a path from the package's root on, so that no path of a machine is recorded.
  static func inPackage(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
      return parts.last.map(String.init) ?? ""
    }
    return parts[root...].joined(separator: "/")
  }

  /// The path and line for `#sourceLocation`; `nil` if the node is in no file.
  var beforeExpansion: (path: String, line: Int)? {
    guard !path.isEmpty, let line = Int(line) else { return nil }
    return (path, line)
  }

  /// The `file` and `line` arguments of an entry point.
  var fileAndLine: String { #"file: \#(file.literal), line: \#(line)"# }
}
