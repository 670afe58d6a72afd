import ArgumentParser
import Diagnostics
import Evidence
import Foundation
import Preview
import StaticSite

/// Shows the site while it is being written.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site while you write it.",
    discussion: """
      Serves it to this machine only, from memory: nothing is written. After each change of \
      content or templates the pages that are open show what has become of them, or what is \
      wrong. What a build has kept beside the program is shown at once; the first change of what \
      is played plays everything.
      """)

  @OptionGroup var options: BuildOptions

  @Option(help: "The port to listen to; 0 takes any that is free.")
  var port: UInt16 = 8000

  @Flag(help: "Says after each change which files differ, and why each page was rendered again.")
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
    // What is being played on the main actor cannot be interrupted, and the process does not wait
    // for it.
    Self.exit(withError: error.map { _ in ExitCode.failure })
  }

  private static func say(_ event: PreviewEvent, _ progress: Progress) {
    switch event {
    case .listening(let address):
      // With any free port requested, this is the only way to learn it, so it is printed even when
      // quiet.
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
        progress.say("not brought up to date: what is shown is the last site without errors")
      } else {
        let count = state.changedFiles.map {
          "\($0.count.counted("file")) \($0.count == 1 ? "differs" : "differ"); "
        }
        progress.say("\(count ?? "")brought up to date in \(milliseconds) ms")
      }
    }
  }
}

/// Ends a task, and soon the process, from the terminal or by a signal that ends the process in an
/// orderly way.
///
/// A task that computes does not notice that it is cancelled. Since a preview writes nothing,
/// nothing is lost if it does not finish by itself.
private struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// The time that a task has to finish by itself.
  private static let timeout = DispatchTimeInterval.milliseconds(250)

  /// Cancels a task on `SIGINT` and `SIGTERM`, from now to `end()`; if that does not come soon, the
  /// process ends.
  init(cancelling task: Task<some Sendable, some Error>) {
    // A queue of its own has a thread even while all others are busy.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    sources = [SIGINT, SIGTERM].map { number in
      // The signal's own effect, to end the process as it is, would come first.
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

  /// Gives the signals back their own effect.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
