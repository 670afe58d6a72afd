import HeadlessUI
import Samples

/// Plays one script on all implementations, while it is written or again.
@MainActor
struct ScriptPlayer {
  private let implementations: [Implementation]
  private let isRecorded: Bool
  private let check: @Sendable (Recording) -> [String]

  init(
    _ implementations: [Implementation], isRecorded: Bool,
    check: @escaping @Sendable (Recording) -> [String]
  ) {
    self.implementations = implementations
    self.isRecorded = isRecorded
    self.check = check
  }

  /// Writes a script of so many steps while it is played, and counts what it meets.
  ///
  /// - Returns: The script up to where it fails, and why it does.
  func write(
    _ length: Int, _ setting: RandomSetting, _ writer: inout ScriptWriter,
    _ report: inout RandomReport
  ) -> (script: [Step.Action], reason: RandomFailure.Reason?) {
    let ensemble = Ensemble(implementations, setting, isRecorded: isRecorded)
    if case .failed(let reason) = ensemble.play(.open) { return ([], reason) }
    var script: [Step.Action] = []
    var frames = [ensemble.situation.frame]
    while script.count < length {
      let before = ensemble.situation
      let action = writer.action(after: before)
      script.append(action)
      let outcome = ensemble.play(action)
      let after = ensemble.situation
      frames.append(after.frame)
      if case .failed(let reason) = outcome { return (script, reason) }
      report.count(action, from: before, to: after)
    }
    return (script, ensemble.close(after: frames, check))
  }

  /// Plays a script again.
  ///
  /// - Returns: Why it fails; nothing if it does not, or if no implementation could play it.
  func play(_ script: [Step.Action], _ setting: RandomSetting) -> RandomFailure.Reason? {
    let ensemble = Ensemble(implementations, setting, isRecorded: isRecorded)
    var frames: [Frame] = []
    for action in [.open] + script {
      switch ensemble.play(action) {
      case .agreed: frames.append(ensemble.situation.frame)
      case .impossible: return nil
      case .failed(let reason): return reason
      }
    }
    return ensemble.close(after: frames, check)
  }
}
