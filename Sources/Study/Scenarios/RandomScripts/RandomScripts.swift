import Diagnostics
import HeadlessUI
public import Samples
import Trace

/// Performs random scripts on all implementations of a sample, in lockstep.
///
/// The frames must agree after every step. The first failing script is shrunk and ends the run.
public struct RandomScripts: Sendable {
  private let implementations: [Implementation]
  private let sample: SampleDescription
  private let seed: UInt64
  private let count: Int
  private let steps: Int

  /// Prepares a run on all implementations of a sample, at least one.
  ///
  /// Equal seeds produce equal runs. Each of the `count` scripts has the given number of steps.
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

  /// Performs the scripts.
  ///
  /// - Parameters:
  ///   - interval: The interval at which scripts are recorded in full and checked, beginning with
  ///     the first. In the others, only frames and leaks are checked.
  ///   - check: Returns the violations in a recording.
  ///   - progress: Receives the number of performed scripts after each one.
  /// - Returns: The report, with the first failure.
  @MainActor
  public func run(
    recordingOneOf interval: Int = 1,
    checking check: @escaping @Sendable (Recording) -> [String] = { _ in [] },
    progress: (Int) -> Void = { _ in }
  ) -> RandomReport {
    var report = RandomReport(of: sample, seed: seed)
    var seeds = SplitMix64(seed: seed)
    let player = ScriptPlayer(implementations: implementations, check: check)
    for number in 1...max(1, count) {
      var writer = ScriptWriter(of: sample, seed: seeds.next())
      let setting = writer.setting()
      let isRecorded = (number - 1).isMultiple(of: max(1, interval))
      report.beginScript(isRecorded: isRecorded)
      let (script, reason) = player.write(
        steps, setting, isRecorded ? .events : .lives, &writer, &report)
      if let reason {
        report.failure = shrunk(script, setting, reason, number, player)
        return report
      }
      progress(number)
    }
    return report
  }

  @MainActor
  private func shrunk(
    _ script: [StepAction], _ setting: RandomSetting, _ reason: RandomFailure.Reason,
    _ number: Int, _ player: ScriptPlayer
  ) -> RandomFailure {
    let fails = { (script: [StepAction], setting: RandomSetting) in
      player.play(script, setting)?.isSimilar(to: reason) == true
    }
    let simplest = simplest(setting) { fails(script, $0) }
    let smallest = Shrinking(
      fails: { fails($0, simplest) }, simpler: \.simpler, adjusted: StepAction.renumbered
    ).shrink(script)
    // A scenario needs at least one step; waiting for no time changes nothing.
    let steps = smallest.isEmpty ? [.wait(milliseconds: 0)] : smallest
    let file = "random-\(sample.id)-\(seed)-\(number).md"
    return RandomFailure(
      number: number, originalLength: script.count,
      scenario: Scenario(
        file: file, title: "Random script \(number) of seed \(seed)", sample: sample.id,
        summary: "A script on which the patterns disagree, reduced as far as possible.",
        server: simplest.server, setup: simplest.setup,
        steps: steps.map { Step($0, at: SourceLocation(file: file)) }),
      reason: player.play(smallest, simplest) ?? reason)
  }

  /// Returns the failing setting without unnecessary numbers and with the server's simplest mode.
  private func simplest(
    _ setting: RandomSetting, _ fails: (RandomSetting) -> Bool
  ) -> RandomSetting {
    var simplest = setting
    for key in sample.setup {
      var fewer = simplest
      fewer.setup[key.name] = nil
      if (try? sample.widgets(fewer.setup)) != nil, fails(fewer) { simplest = fewer }
    }
    for mode in [.standard, .immediate, .manual] as [ServerMode] {
      if mode == simplest.server { break }
      var other = simplest
      other.server = mode
      if fails(other) { return other }
    }
    return simplest
  }
}

/// Performs one script on all implementations, either while writing it or again.
@MainActor
private struct ScriptPlayer {
  let implementations: [Implementation]
  let check: @Sendable (Recording) -> [String]

  /// Writes a script while performing it, and counts the situations that it meets.
  ///
  /// If a script that is not recorded in full fails, it is performed again with all events.
  ///
  /// - Returns: The script up to its failure, and the reason.
  func write(
    _ length: Int, _ setting: RandomSetting, _ detail: Recorder.Detail,
    _ writer: inout ScriptWriter, _ report: inout RandomReport
  ) -> (script: [StepAction], reason: RandomFailure.Reason?) {
    let apps = LockstepApps(implementations, setting, detail)
    if case .failed(let reason) = apps.play(.open) { return ([], reason) }
    var script: [StepAction] = []
    var frames = [apps.situation.frame]
    while script.count < length {
      let before = apps.situation
      let action = writer.action(after: before)
      script.append(action)
      let outcome = apps.play(action)
      let after = apps.situation
      frames.append(after.frame)
      if case .failed(let reason) = outcome {
        return (script, detail == .events ? reason : play(script, setting) ?? reason)
      }
      report.count(action, from: before, to: after)
    }
    let reason = apps.close(after: frames, check)
    return (script, detail == .events ? reason : reason.map { play(script, setting) ?? $0 })
  }

  /// Performs a script again.
  ///
  /// - Returns: The reason for its failure; `nil` if it succeeds or no implementation can perform
  ///   it.
  func play(_ script: [StepAction], _ setting: RandomSetting) -> RandomFailure.Reason? {
    let apps = LockstepApps(implementations, setting, .events)
    var frames: [Frame] = []
    for action in [.open] + script {
      switch apps.play(action) {
      case .agreed: frames.append(apps.situation.frame)
      case .impossible: return nil
      case .failed(let reason): return reason
      }
    }
    return apps.close(after: frames, check)
  }
}
