import Diagnostics
import Samples

extension ScriptNames {
  /// Reports what only a server can do, if the sample has none.
  ///
  /// - Parameters:
  ///   - word: What needs a server, as a message names it.
  ///   - location: Where it is.
  ///   - collector: Where to report.
  /// - Returns: Whether the sample may have a server.
  func allowServer(
    for word: String, at location: SourceLocation, _ collector: DiagnosticCollector
  ) -> Bool {
    guard let sample, sample.server == nil else { return true }
    collector.report(
      Diagnostic(
        .noServer, at: location, "\(word) needs a server, and '\(sample.id)' has none",
        suggestion: "leave it out"))
    return false
  }

  /// Reports an event that the sample's server does not send.
  func check(event: String, at location: SourceLocation, _ collector: DiagnosticCollector) {
    guard let known = sample?.server?.eventNames, !known.contains(event) else { return }
    collector.report(
      Diagnostic(
        .unknownEvent, at: location, "the server sends no event '\(event)'",
        explanation: known.isEmpty ? nil : "Known are: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: event, in: known))
  }
}
