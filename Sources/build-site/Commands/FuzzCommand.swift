import ArgumentParser
import Catalogue
import Samples
import Diagnostics
import Scenarios
import Trace

/// Plays scripts written at random on all patterns.
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Plays random scripts on all patterns, which must show the same after every step.",
    discussion: """
      A script on which they do not is made as small as possible and printed as a scenario file; \
      the exit status is then 1.
      """)

  @Argument(help: "The samples; all of them if none is named.")
  var samples: [String] = []

  @Option(help: "Equal seeds give equal scripts.")
  var seed: UInt64 = 1

  @Option(help: "How many scripts to play on each sample.")
  var count = 100

  @Option(help: "How many steps each script has.")
  var steps = 40

  @Option(help: "One of so many scripts is recorded in full and held against the trace's rules.")
  var record = 10

  func validate() throws {
    guard record > 0 else { throw ValidationError("--record must be 1 or more.") }
    guard count > 0 else { throw ValidationError("--count must be 1 or more.") }
    guard steps > 0 else { throw ValidationError("--steps must be 1 or more.") }
  }

  @MainActor
  func run() async throws {
    try await reportingFaults {
      var agree = true
      for sample in try Choices.samples(samples) {
        let scripts = RandomScripts(
          on: Implementation.all(of: sample.id), of: sample, seed: seed, count: count,
          steps: steps)
        let report = scripts.run(
          recordingOneOf: record, checking: { $0.log.violations().map(\.description) })
        Console.say(report.description)
        agree = agree && report.failure == nil
      }
      if !agree { throw ExitCode.failure }
    }
  }
}
