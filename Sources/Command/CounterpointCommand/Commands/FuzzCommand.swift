import ArgumentParser
import Catalogue
import Diagnostics
import Exhibits
import Samples
import Scenarios
import Trace

/// Plays random scripts on all patterns.
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Plays random scripts on all patterns, which must always show the same screen.",
    discussion: """
      The report lists the situations that occurred, with the number and share of steps and of \
      scripts. A script on which the patterns disagree is made as small as possible and printed \
      as a scenario file; the exit status is then 1.
      """)

  @Argument(help: "The samples; by default, all.", completion: .samples)
  var samples: [String] = []

  @Option(
    name: .customLong("variant"),
    help: "Plays this variant in addition to the patterns of its sample; can be repeated.",
    completion: .variants)
  var variants: [String] = []

  @Option(help: "The seed; equal seeds produce equal scripts.")
  var seed: UInt64 = 1

  @Option(help: "The number of scripts for each sample.")
  var count = 100

  @Option(help: "The number of steps in each script.")
  var steps = 40

  @Option(help: "One of this many scripts is recorded in full and checked as a trace.")
  var record = 10

  func validate() throws {
    guard record > 0 else { throw ValidationError("--record must be 1 or more.") }
    guard 1...1_000_000 ~= count else {
      throw ValidationError("--count must be from 1 to 1000000.")
    }
    // Every script is kept in memory, with the frames of all patterns.
    guard 1...1000 ~= steps else { throw ValidationError("--steps must be from 1 to 1000.") }
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      var reports: [RandomReport] = []
      let variants = try Choices.variants(self.variants)
      for sample in try Choices.samples(samples) {
        let beside = variants.filter { $0.implementation.sample.id == sample.id }.map(\.named)
        let scripts = RandomScripts(
          on: Implementation.all(of: sample.id) + beside, of: sample, seed: seed, count: count,
          steps: steps)
        let report = scripts.run(
          recordingOneOf: record, checking: { $0.log.violations().map(\.description) })
        Console.say(report.description)
        reports.append(report)
      }
      if reports.count > 1 { Console.say(RandomTotal(of: reports).description) }
      guard reports.allSatisfy({ $0.failure == nil }) else { throw ExitCode.failure }
    }
  }
}
