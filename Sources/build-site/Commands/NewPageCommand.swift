import ArgumentParser
import Diagnostics
import Starters

/// Begins a page.
struct NewPageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Begins a text of the site.")

  @Argument(help: "Its path below the folder of words, such as guide/choosing.")
  var path: String

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingFaults {
      let content = options.content
      let path = options.inside(path)
      if try Reports.includeCounterpoint(in: content) { try checkFolder(of: path) }
      let point = try StartingPoint.page(path, content: content)
      try Beginning(
        point: point,
        next: [("\(Beginning.program) check", "says whether all is well")]
      ).write()
    }
  }

  /// The folders whose texts belong to what is played have beginnings of their own.
  private func checkFolder(of path: String) throws(DiagnosticError) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    let others = [
      "scenarios": "new scenario", "patterns": "new pattern", "samples": "new sample",
      "metrics": nil,
    ]
    guard parts.count == 2, let other = others[parts[0]] else { return }
    throw DiagnosticError(
      Diagnostic(
        .wrongFolder, "a page does not belong into '\(parts[0])/'",
        explanation: "The texts there belong to what is played and measured.",
        suggestion: other.map { "write 'build-site \($0) \(parts[1])'" }))
  }
}
