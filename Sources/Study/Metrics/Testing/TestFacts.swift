/// The facts from the unit tests of one implementation.
public struct TestFacts: Sendable {
  /// The doubles that the tests of the deciding role need, sorted by name, each with the number of
  /// members that it must have; `nil` if no test names a type of that role.
  public let doubles: [NamedCount]?
  /// The number of deciding lines, and of those that tests cover without building a widget.
  public let coverage: Result<LineCoverage, Absence>

  /// Creates the facts from their parts.
  public init(doubles: [NamedCount]?, coverage: Result<LineCoverage, Absence>) {
    self.doubles = doubles
    self.coverage = coverage
  }
}

/// A number of executable lines, and the number of those that were covered.
public struct LineCoverage: Sendable, Hashable {
  /// The number of executable lines.
  public let lines: Int
  /// The number of covered lines.
  public let reached: Int

  /// Creates a coverage.
  public init(lines: Int, reached: Int) {
    self.lines = lines
    self.reached = reached
  }
}

extension Absence: Error {}

/// The executable and the covered lines of source files.
public struct CoveredLines: Sendable, Hashable {
  /// The lines of one file.
  public struct CoveredFile: Sendable, Hashable {
    /// The executable lines.
    public let lines: Set<Int>
    /// The covered lines.
    public let reached: Set<Int>

    /// Creates the lines of a file.
    public init(lines: Set<Int>, reached: Set<Int>) {
      self.lines = lines
      self.reached = reached
    }
  }

  private let files: [String: CoveredFile]

  /// Creates the lines of files, by their paths.
  public init(_ files: [String: CoveredFile]) { self.files = files }

  /// The lines of a file; `nil` if it was not measured.
  subscript(path: String) -> CoveredFile? { files[path] }
}

extension CoveredLines {
  /// Returns the coverage of the lines that satisfy the predicate, or why it is not known.
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
