import Diagnostics
import HeadlessUI
public import Samples
import Trace

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
  ///   - interval: One of so many scripts is recorded in full and checked, beginning with the
  ///     first. Of the others the frames are compared, and what outlives a `leave` is found.
  ///   - check: Says what is wrong with a recording.
  ///   - progress: Receives the number of scripts played, after each.
  /// - Returns: What was met, and the first failure.
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
    // A script without steps is no scenario; waiting for nothing changes nothing.
    let steps = smallest.isEmpty ? [.wait(milliseconds: 0)] : smallest
    let file = "random-\(sample.id)-\(seed)-\(number).md"
    return RandomFailure(
      number: number, originalLength: script.count,
      scenario: Scenario(
        file: file, title: "Random script \(number) of seed \(seed)", sample: sample.id,
        summary: "A script on which the patterns do not agree, made as small as possible.",
        server: simplest.server, setup: simplest.setup,
        steps: steps.map { Step($0, at: SourceLocation(file: file)) }),
      reason: player.play(smallest, simplest) ?? reason)
  }

  /// The setting without the numbers that are not needed, and with the simplest mode of the server.
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

/// Plays one script on all implementations, while it is written or again.
@MainActor
private struct ScriptPlayer {
  let implementations: [Implementation]
  let check: @Sendable (Recording) -> [String]

  /// Writes a script of so many steps while it is played, and counts what it meets.
  ///
  /// A failure of a script that is not recorded in full is looked at again with all its events.
  ///
  /// - Returns: The script up to where it fails, and why it does.
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

  /// Plays a script again.
  ///
  /// - Returns: Why it fails; `nil` if it does not, or if no implementation could play it.
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
