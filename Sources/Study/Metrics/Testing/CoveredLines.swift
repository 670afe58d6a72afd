/// The lines of source files that can run, and those that did.
public struct CoveredLines: Sendable, Hashable {
  /// The lines of a file.
  public struct CoveredFile: Sendable, Hashable {
    /// Those that can be run.
    public let lines: Set<Int>
    /// Those of them that were.
    public let reached: Set<Int>

    /// The lines of a file.
    public init(lines: Set<Int>, reached: Set<Int>) {
      self.lines = lines
      self.reached = reached
    }
  }

  private let files: [String: CoveredFile]

  /// The lines of files, by their paths.
  public init(_ files: [String: CoveredFile]) { self.files = files }

  /// The lines of a file; `nil` if it was not measured.
  subscript(path: String) -> CoveredFile? { files[path] }
}

extension CoveredLines {
  /// Returns the number of lines of some files that were reached.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - belongs: Whether a line of a file counts.
  /// - Returns: The numbers, or why there are none.
  func coverage(
    of files: [FileFacts], where belongs: (FileFacts, Int) -> Bool
  ) -> Result<LineCoverage, Absence> {
    let measured = files.compactMap { file in self[file.path].map { (file, $0) } }
    guard !measured.isEmpty else { return .failure(.unmeasured) }
    let counts = measured.map { file, found in
      let lines = found.lines.filter { belongs(file, $0) }
      return (all: lines.count, reached: lines.intersection(found.reached).count)
    }
    let all = counts.reduce(0) { $0 + $1.all }
    guard all > 0 else { return .failure(.nothing) }
    return .success(LineCoverage(lines: all, reached: counts.reduce(0) { $0 + $1.reached }))
  }
}
