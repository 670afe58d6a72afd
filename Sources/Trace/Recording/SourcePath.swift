/// The paths of source files as events carry them: the same on every machine.
enum SourcePath {
  private static let own = "Sources/Trace/Recording/SourcePath.swift"
  private static let root: String = {
    let path = #filePath
    return path.hasSuffix(own) ? String(path.dropLast(own.count)) : ""
  }()

  /// A path as the compiler gave it, without the folder that holds the package.
  static func relative(_ path: String) -> String {
    path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

extension SourceLine {
  /// The same line, with its file from the package's root on.
  var inPackage: SourceLine { SourceLine(file: SourcePath.relative(file), line: line) }
}
