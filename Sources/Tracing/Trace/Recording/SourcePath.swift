/// The paths of source files as events carry them: the same on every machine.
package enum SourcePath {
  /// The folders of other packages whose files are named from their roots on; each ends in `/`.
  @TaskLocal package static var packages: [String] = []

  private static let own = "Sources/Tracing/Trace/Recording/SourcePath.swift"
  private static let root: String = {
    let path = #filePath
    return path.hasSuffix(own) ? String(path.dropLast(own.count)) : ""
  }()

  /// A path as the compiler gave it, without the folder that contains the package.
  package static func relative(_ path: String) -> String {
    // A package may be in a folder of ours.
    let root = packages.first(where: path.hasPrefix) ?? root
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// Lines of files, named from the package's root on; each file's name is made once.
struct PackageFiles {
  private var names: [String: String] = [:]

  /// The same line, with its file from the package's root on.
  mutating func line(_ line: SourceLine) -> SourceLine {
    if let name = names[line.file] { return SourceLine(file: name, line: line.line) }
    let name = SourcePath.relative(line.file)
    names[line.file] = name
    return SourceLine(file: name, line: line.line)
  }
}
