/// The paths of source files in events, the same on every machine.
package enum SourcePath {
  /// The root folders of other packages, each ending in `/`, to which their files are relative.
  @TaskLocal package static var packages: [String] = []

  private static let own = "Sources/Tracing/Trace/Recording/SourcePath.swift"
  private static let root: String = {
    let path = #filePath
    return path.hasSuffix(own) ? String(path.dropLast(own.count)) : ""
  }()

  /// Returns a path from the compiler, relative to the root of its package.
  package static func relative(_ path: String) -> String {
    // Other packages come first, because one may be in a folder of this package.
    let root = packages.first(where: path.hasPrefix) ?? root
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// Source lines relative to the package's root; each file name is computed once.
struct PackageFiles {
  private var names: [String: String] = [:]

  /// Returns the same line, with its file relative to the package's root.
  mutating func line(_ line: SourceLine) -> SourceLine {
    if let name = names[line.file] { return SourceLine(file: name, line: line.line) }
    let name = SourcePath.relative(line.file)
    names[line.file] = name
    return SourceLine(file: name, line: line.line)
  }
}
