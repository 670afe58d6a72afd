import Foundation

/// The list of what a build wrote, kept in the site so that the next build knows what is its own.
struct Manifest {
  /// The file's name in the output folder.
  static let name = ".site-files"

  /// The paths of the files that the build wrote.
  let paths: Set<String>

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the list of an output folder; `nil` if there is none.
  init?(inFolder path: String) {
    let file = (path as NSString).appendingPathComponent(Self.name)
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    self.init(paths: text.split(separator: "\n").map(String.init))
  }

  /// The list as a file: one path a line, sorted.
  var file: OutputFile {
    OutputFile(path: Self.name, text: paths.sorted().map { $0 + "\n" }.joined())
  }
}
