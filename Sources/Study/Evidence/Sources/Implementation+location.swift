package import Diagnostics
package import Samples

extension Implementation {
  /// The line that lists it.
  package var location: SourceLocation { SourceLocation(file: file, line: line, column: 1) }
}

extension [Implementation] {
  /// The implementations, each pattern once in each sample; what is listed again is one fault each.
  func withoutRepetitions(reportingTo collector: DiagnosticCollector) -> [Implementation] {
    reduce(into: []) { known, implementation in
      guard let first = known.first(where: { $0.id == implementation.id }) else {
        return known.append(implementation)
      }
      collector.report(
        Diagnostic(
          .repeatedImplementation, at: implementation.location,
          "'\(implementation.sample.id)' in '\(implementation.pattern)' is listed already",
          suggestion: "remove one of the lines",
          notes: [DiagnosticNote(at: first.location, "it is listed here")]))
    }
  }
}
