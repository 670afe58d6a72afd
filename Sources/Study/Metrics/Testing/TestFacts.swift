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
