import HeadlessUI
import Samples
import Trace

/// Plays one script on all implementations, while it is written or again.
@MainActor
struct ScriptPlayer {
  private let implementations: [Implementation]
  private let check: @Sendable (Recording) -> [String]

  init(
    _ implementations: [Implementation], check: @escaping @Sendable (Recording) -> [String]
  ) {
    self.implementations = implementations
    self.check = check
  }

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
