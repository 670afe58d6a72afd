/// The facts from the unit tests of one implementation.
public struct TestFacts: Sendable {
  /// The doubles that the tests of the deciding role need, each with the number of members that it
  /// must have, by name; `nil` if no test names a type of that role.
  public let doubles: [NamedCount]?
  /// The number of deciding lines that tests reach without building a widget.
  public let coverage: Result<LineCoverage, Absence>

  /// Facts that were found elsewhere.
  public init(doubles: [NamedCount]?, coverage: Result<LineCoverage, Absence>) {
    self.doubles = doubles
    self.coverage = coverage
  }
}

/// The number of some lines, and of those that were reached.
public struct LineCoverage: Sendable, Hashable {
  /// The lines that can be run.
  public let lines: Int
  /// Those that were.
  public let reached: Int

  /// A number of lines, and how many of them were reached.
  public init(lines: Int, reached: Int) {
    self.lines = lines
    self.reached = reached
  }
}

extension Absence: Error {}

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
  /// Returns how many of the lines that belong to something were reached, or why nobody knows.
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
