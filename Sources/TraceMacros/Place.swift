import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// Where something stands in the source, in the user's own lines.
struct Place {
  let file: String
  let line: String
  let column: String

  /// The place of a node of the original source.
  init(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    let location = context.location(
      of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let path = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    file = Self.inPackage(path)
    line = location?.line.trimmedDescription ?? "0"
    column = location?.column.trimmedDescription ?? "0"
  }

  /// The part of a path from the package's root on, so that no machine's path is recorded.
  static func inPackage(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let root = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else {
      return parts.last.map(String.init) ?? ""
    }
    return parts[root...].joined(separator: "/")
  }

  /// The arguments of an entry point that wants file and line.
  var fileAndLine: String { #"file: \#(file.literal), line: \#(line)"# }
}
