public import Diagnostics
public import Identifiers

/// The reason why a performance ended early: a step that could not be performed, an expectation
/// that was not met, or an object that outlived a `leave`.
public struct Failure: Sendable, Hashable, Encodable {
  /// The kind of the failure.
  public let kind: FailureKind
  /// The scenario's file.
  public let file: String
  /// The line, from 1, if known.
  public let line: Int?
  /// The column, from 1, if known.
  public let column: Int?
  /// The number of the step in recordings, which count every entry of the script.
  ///
  /// A diagnostic has the entry's line instead, because readers count only steps with an action.
  public let step: Int
  /// The description of what went wrong.
  public let message: String
  /// The expected value, if something was expected.
  public let expected: String?
  /// The value that was found instead.
  public let found: String?
  /// The names that would have been valid, with the nearest first.
  public let nearby: [String]

  /// Creates a failure of a kind.
  package init(
    _ kind: FailureKind, at location: SourceLocation, step: Int, _ message: String,
    expected: String? = nil,
    found: String? = nil, nearby: [String] = []
  ) {
    self.kind = kind
    file = location.file
    line = location.line
    column = location.column
    self.step = step
    self.message = message
    self.expected = expected
    self.found = found
    self.nearby = nearby
  }

  /// The parts that the command line prints: all except the kind, which the message describes.
  private enum CodingKeys: CodingKey {
    case file, line, column, step, message, expected, found, nearby
  }
}

/// The kinds of failures.
public enum FailureKind: String, Sendable, Hashable {
  /// A step could not be performed.
  case obstacle
  /// An expectation was not met.
  case expectation
  /// An object outlived the app, although every step and every expectation succeeded.
  case leak
}

extension Failure {
  /// The location in the scenario's file.
  public var location: SourceLocation {
    guard let line, let column else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: line, column: column)
  }

  /// Returns the failure of a pattern as a build error at the step that failed.
  public func diagnostic(pattern: PatternID) -> Diagnostic { diagnostic(of: "\(pattern) fails") }

  /// Returns the distinct failures of a scenario's recordings as build errors.
  ///
  /// `count` is the number of implementations that performed it, in order to report that all fail.
  public static func diagnostics(
    of recordings: [Recording], among count: Int,
    where isIncluded: (Failure) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    let different = recordings.flatMap(\.failures).reduce(into: [Failure]()) { different, failure in
      if isIncluded(failure), !different.contains(failure) { different.append(failure) }
    }
    return different.map { failure in
      let failing = recordings.filter { $0.failures.contains(failure) }
      return failure.diagnostic(patterns: failing.map(\.pattern), of: count)
    }
  }

  /// Returns the failure of one or more patterns as a build error.
  private func diagnostic(patterns: [PatternID], of count: Int) -> Diagnostic {
    if patterns.count == 1 { return diagnostic(pattern: patterns[0]) }
    return diagnostic(
      of: patterns.count == count
        ? "all \(count) patterns fail" : "\(patterns.joined(separator: ", ")) fail")
  }

  private func diagnostic(of failing: String) -> Diagnostic {
    let values = expected.map { "expected \($0), found \(found ?? "nothing")" }
    let names = nearby.isEmpty ? nil : "possible here: \(nearby.joined(separator: ", "))"
    return Diagnostic(
      .scenarioFailure, at: location, "\(failing): \(message)",
      explanation: values, suggestion: names)
  }
}
