import Diagnostics
import HeadlessUI
import Samples
import Sequences
import Trace

/// All implementations of a sample, performed in lockstep.
@MainActor
final class LockstepApps {
  private let apps: [RunningApp]
  private let detail: Recorder.Detail
  private var leaves: [Int] = []

  init(_ implementations: [Implementation], _ setting: RandomSetting, _ detail: Recorder.Detail) {
    self.detail = detail
    apps = implementations.map {
      RunningApp(
        $0, scenario: "random script", setup: setting.setup, server: setting.server,
        detail: detail)
    }
  }

  /// The screen and server requests that the apps have in common, as long as they agree.
  var situation: Situation {
    Situation(
      frame: apps.first?.frame ?? .none, tabs: apps.first?.tabs ?? [],
      requests: apps.first?.requests)
  }

  /// Performs a step on every app, and compares their obstacles, frames and requests.
  func play(_ action: StepAction) -> LockstepOutcome {
    let obstacles = apps.map { app -> Obstacle? in
      do throws(Obstacle) {
        try app.play(action)
        return nil
      } catch {
        return error
      }
    }
    let step = apps.first?.step ?? 0
    if action.verb is LeaveVerb { leaves.append(step) }
    if let reason = conflict(of: obstacles, at: step) { return .failed(reason) }
    if let disagreement = disagreement(after: step) {
      return .failed(.disagreement(disagreement))
    }
    guard let obstacle = obstacles.first ?? nil else { return .agreed }
    guard obstacle.isOfScript else {
      return .failed(.misuse(step: step, message: obstacle.description))
    }
    return .impossible
  }

  /// Releases every app, and checks for leaks and violations of the trace's rules.
  ///
  /// The recordings are checked concurrently; the first app with a failure determines the result.
  func close(
    after frames: [Frame], _ check: @Sendable (Recording) -> [String]
  ) -> RandomFailure.Reason? {
    if situation.frame.screen != nil {
      if case .failed(let reason) = play(.leave) { return reason }
    }
    let leaves = leaves
    let played = apps.map { (implementation: $0.implementation, recorder: $0.recorder) }
    let isRecorded = detail == .events
    let reasons = played.concurrentMap { one -> RandomFailure.Reason? in
      let (log, pattern) = (one.recorder.log(), one.implementation.pattern)
      for step in leaves {
        let alive = log.alive(after: step)
        guard alive.isEmpty else {
          return .survivors(pattern: pattern, step: step, participants: alive)
        }
      }
      guard isRecorded else { return nil }
      let violations = check(
        Recording(
          scenario: "random", sample: one.implementation.sample.id, pattern: pattern, log: log,
          frames: frames, verdicts: [], failures: []))
      return violations.isEmpty ? nil : .invariants(pattern: pattern, violations: violations)
    }
    return reasons.lazy.compactMap(\.self).first
  }

  private func disagreement(after step: Int) -> Disagreement? {
    let frames = apps.map { ($0.implementation.pattern, $0.frame) }
    if let found = Disagreement.first(after: step, among: frames) { return found }
    guard let first = apps.first,
      let other = apps.first(where: { $0.requests != first.requests })
    else { return nil }
    return Disagreement(
      step: step, first: first.implementation.pattern, second: other.implementation.pattern,
      difference: FrameDifference(
        widget: nil, property: "requests", first: text(first.requests),
        second: text(other.requests)),
      firstFrame: first.frame, secondFrame: other.frame)
  }

  private func text(_ requests: [RequestState]?) -> String {
    let states = (requests ?? []).enumerated().map { "\($0 + 1) \($1.rawValue)" }
    return "[\(states.joined(separator: ", "))]"
  }

  private func conflict(of obstacles: [Obstacle?], at step: Int) -> RandomFailure.Reason? {
    guard let first = obstacles.first, let other = obstacles.firstIndex(where: { $0 != first })
    else { return nil }
    return .obstacles(
      step: step, first: apps[0].implementation.pattern, first?.description ?? "the step succeeds",
      second: apps[other].implementation.pattern,
      obstacles[other]?.description ?? "the step succeeds")
  }
}

enum LockstepOutcome {
  /// All apps performed it and show the same.
  case agreed
  /// No app could perform it: the script is wrong.
  case impossible
  /// The patterns are wrong.
  case failed(RandomFailure.Reason)
}
