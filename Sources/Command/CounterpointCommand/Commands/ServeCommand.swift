import ArgumentParser
import Diagnostics
import Evidence
import Foundation
import Preview
import StaticSite

/// Serves the site while it is being edited.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site in a browser while you edit it.",
    discussion: """
      The site is served from memory to this machine only; nothing is written. After each change \
      of content or templates, open pages show their new state or the errors. Results of earlier \
      builds are shown at once; the first change to a scenario takes longer than later ones.
      """)

  @OptionGroup var options: BuildOptions

  @Option(help: "The port to listen on; 0 chooses a free one.")
  var port: UInt16 = 8000

  @Flag(help: "Prints after each change which files differ, and why each page was rendered again.")
  var explain = false

  func run() async throws {
    let progress = Progress(isQuiet: options.quiet)
    var setup = try await reportingDiagnostics(options.format) {
      try await options.setup(keptIn: .besideProgram())
    }
    setup.namesAssetsByContent = false
    setup.explainsRebuilds = explain
    let site = EditedSite(setup, onBegin: progress.begin)
    let server = PreviewServer(site: site, port: port) { Self.say($0, progress) }
    let showing = Task { () async -> DiagnosticError? in
      do throws(DiagnosticError) {
        try await server.run()
        return nil
      } catch {
        return error
      }
    }
    let interruption = Interruption(cancelling: showing)
    let error = await showing.value
    interruption.end()
    if let error { Console.report(error.diagnostics) }
    // Work on the main actor cannot be interrupted, so the process exits without waiting for it.
    Self.exit(withError: error.map { _ in ExitCode.failure })
  }

  private static func say(_ event: PreviewEvent, _ progress: Progress) {
    switch event {
    case .listening(let address):
      // If any free port was requested, the user learns it only here, even when quiet.
      Console.say("\(address) shows the site; Control-C ends it")
    case .updating:
      break
    case .updated(let state, let duration):
      progress.end()
      Console.report(state.diagnostics)
      // The user requested it, so it is printed even when quiet.
      for line in state.rebuild?.lines() ?? [] { Console.say(line) }
      let milliseconds = Int((duration / .milliseconds(1)).rounded())
      if state.diagnostics.hasErrors {
        progress.say("not updated: the last site without errors is still shown")
      } else {
        let count = state.changedFiles.map {
          "\($0.count.counted("file")) \($0.count == 1 ? "differs" : "differ"); "
        }
        progress.say("\(count ?? "")updated in \(milliseconds) ms")
      }
    }
  }
}

/// Handles an interruption from the terminal or by a termination signal.
///
/// It cancels a task, and exits the process if the task does not finish soon, because a task that
/// computes does not check for cancellation. Since a preview writes nothing, nothing is lost.
private struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// The time that a task has to finish by itself.
  private static let timeout = DispatchTimeInterval.milliseconds(250)

  /// Cancels a task on `SIGINT` and `SIGTERM` until `end()` is called.
  init(cancelling task: Task<some Sendable, some Error>) {
    // A separate queue has a thread even while all others are busy.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would terminate the process before the handler runs.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        task.cancel()
        queue.asyncAfter(deadline: .now() + Self.timeout) { _exit(EXIT_SUCCESS) }
      }
      source.activate()
      return source
    }
  }

  /// Restores the default actions of the signals.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
