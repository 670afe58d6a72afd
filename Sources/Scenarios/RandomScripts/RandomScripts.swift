import Diagnostics
import HeadlessUI
public import Samples

/// Plays scripts written at random on all implementations of a sample, in lockstep.
///
/// The frames must agree after every step. A script that fails is made as small as
/// possible, and ends the run.
public struct RandomScripts: Sendable {
  private let implementations: [Implementation]
  private let sample: SampleDescription
  private let seed: UInt64
  private let count: Int
  private let steps: Int

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - implementations: All of one sample, at least one.
  ///   - sample: The sample.
  ///   - seed: Equal seeds give equal runs.
  ///   - count: How many scripts to play.
  ///   - steps: How many steps each has.
  public init(
    on implementations: [Implementation], of sample: SampleDescription, seed: UInt64, count: Int,
    steps: Int
  ) {
    self.implementations = implementations
    self.sample = sample
    self.seed = seed
    self.count = count
    self.steps = steps
  }

  /// Plays the scripts.
  ///
  /// - Parameters:
  ///   - isRecorded: Whether to record, and so to find what outlives a `leave`.
  ///   - check: Says what is wrong with a recording; asked only if there are recordings.
  ///   - progress: Told the number of scripts played, after each.
  /// - Returns: What was met, and the first failure.
  @MainActor
  public func run(
    isRecorded: Bool = true,
    checking check: @escaping @Sendable (Recording) -> [String] = { _ in [] },
    progress: (Int) -> Void = { _ in }
  ) -> RandomReport {
    var report = RandomReport(sample: sample.id, seed: seed)
    var seeds = SplitMix64(seed: seed)
    let player = ScriptPlayer(implementations, isRecorded: isRecorded, check: check)
    for number in 1...max(1, count) {
      var writer = ScriptWriter(seed: seeds.next())
      let setup = writer.setup(of: sample)
      report.beginScript()
      let (script, reason) = player.write(steps, setup, &writer, &report)
      if let reason {
        report.failure = shrunk(script, setup, reason, number, player)
        return report
      }
      progress(number)
    }
    return report
  }

  @MainActor
  private func shrunk(
    _ script: [Step.Action], _ setup: [String: Int], _ reason: RandomFailure.Reason, _ number: Int,
    _ player: ScriptPlayer
  ) -> RandomFailure {
    let fails = { (script: [Step.Action], setup: [String: Int]) in
      player.play(script, setup)?.isSimilar(to: reason) == true
    }
    let simplest = sample.setup.reduce(setup) { setup, key in
      var fewer = setup
      fewer[key.name] = nil
      return (try? sample.widgets(fewer)) != nil && fails(script, fewer) ? fewer : setup
    }
    let smallest = Shrinking(fails: { fails($0, simplest) }, simpler: \.simpler).shrink(script)
    // A script without steps is no scenario; waiting for nothing changes nothing.
    let steps = smallest.isEmpty ? [.wait(milliseconds: 0)] : smallest
    let file = "random-\(sample.id)-\(seed)-\(number).md"
    return RandomFailure(
      number: number, originalLength: script.count,
      scenario: Scenario(
        file: file, title: "Random script \(number) of seed \(seed)", sample: sample.id,
        summary: "A script on which the patterns do not agree, made as small as possible.",
        setup: simplest,
        steps: steps.map { Step($0, at: SourceLocation(file: file)) }),
      reason: player.play(smallest, simplest) ?? reason)
  }
}
