import Diagnostics
import Samples

extension Implementation {
  /// The line that lists it.
  var location: SourceLocation { SourceLocation(file: file, line: line, column: 1) }
}

extension [Implementation] {
  /// The implementations, each pattern once in each sample; what is listed again is one fault each.
  func withoutRepetitions(reportingTo faults: DiagnosticCollector) -> [Implementation] {
    reduce(into: []) { known, implementation in
      let (sample, pattern) = (implementation.sample.id, implementation.pattern)
      guard let first = known.first(where: { $0.sample.id == sample && $0.pattern == pattern })
      else { return known.append(implementation) }
      faults.report(
        Diagnostic(
          "repeated-implementation", at: implementation.location,
          "'\(sample)' in '\(pattern)' is listed already",
          explanation: "It is listed at \(first.location).", suggestion: "remove one of the lines"))
    }
  }
}
