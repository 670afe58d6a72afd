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
    abstract: "Plays random scripts on all patterns, which must show the same after every step.",
    discussion: """
      The report says what the scripts met: how many steps met it and what share of all steps \
      that is, then the same of the scripts. A script on which the patterns do not agree is made \
      as small as possible and printed as a scenario file; the exit status is then 1.
      """)

  @Argument(help: "The samples; all of them if none is named.", completion: .samples)
  var samples: [String] = []

  @Option(
    name: .customLong("variant"),
    help: "Plays this variant besides the patterns of its sample; may be repeated.",
    completion: .variants)
  var variants: [String] = []

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
