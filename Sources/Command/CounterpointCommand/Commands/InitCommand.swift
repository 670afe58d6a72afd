import ArgumentParser
import Foundation
import Starters

/// Creates a site.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a new site in an empty folder: texts, templates and a style sheet.")

  @Argument(help: "The folder; created if necessary.", completion: .directory)
  var folder: String

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("The folder must have a name.") }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      let isSlashed = folder.count > 1 && folder.hasSuffix("/")
      let folder = isSlashed ? String(folder.dropLast()) : folder
      let program = RunningProgram.current.name
      let enter =
        folder == "." ? [] : [(command: "cd \(folder)", purpose: "all commands run there")]
      try NewCommandOutput(
        point: .site(in: folder, on: Date()),
        next: enter + [
          ("\(program) serve", "shows the site in a browser while you write it"),
          ("\(program) check", "reports errors, and writes nothing"),
          ("\(program) build", "writes the site to site/"),
          ("\(program) new page notes/more", "starts another text"),
        ]
      ).write(into: folder)
    }
  }
}
