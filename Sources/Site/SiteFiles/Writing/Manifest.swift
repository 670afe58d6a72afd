/// The list of what a build wrote, kept in the site so that the next build knows what is its own.
///
/// It names files and says nothing of their bytes or times. Whether a file is as it was is found by
/// reading it: that is exact, takes 6 µs for a page whose bytes are in memory, and needs no record
/// beside the site that could be missing or wrong. The list is the same for the same site, as all
/// other files are.
struct Manifest {
  /// The file's name in the output folder.
  static let name = ".site-files"

  /// The paths of the files that the build wrote.
  let paths: Set<String>

  init(paths: some Sequence<String>) {
    self.paths = Set(paths)
  }

  /// Reads the list of an output folder; `nil` if there is none.
  init?(inFolder path: String, _ system: FileSystem) throws(FileError) {
    guard let bytes = try system.bytes(of: "\(path)/\(Self.name)") else { return nil }
    self.init(
      paths: bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The list as a file: one path a line, sorted.
  var file: OutputFile {
    OutputFile(path: Self.name, text: paths.sorted().map { $0 + "\n" }.joined())
  }
}
