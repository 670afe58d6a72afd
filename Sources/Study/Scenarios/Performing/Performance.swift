import Diagnostics
import HeadlessUI
public import Samples
import Trace

/// Performs a scenario on an implementation.
///
/// A performance begins with an implicit `open`, step 0, and ends at the first failing step or
/// after the last one. In both cases the app is released in a separate step. All expectations of a
/// step are judged, and each that is not met is a failure.
@MainActor
public struct Performance {
  private let scenario: Scenario
  private let app: RunningApp
  private let isRecorded: Bool
  private var frames: [Frame] = []
  private var verdicts: [Verdict] = []
  private var leaves: [(step: Int, location: SourceLocation)] = []

  /// Performs a scenario on an implementation of its sample.
  ///
  /// If `isRecorded` is false, the log is empty; frames, verdicts and leaks are the same.
  public static func play(
    _ scenario: Scenario, on implementation: Implementation, isRecorded: Bool = true
  ) -> Recording {
    var performance = Performance(scenario, implementation, isRecorded)
    return performance.play()
  }

  private init(_ scenario: Scenario, _ implementation: Implementation, _ isRecorded: Bool) {
    self.scenario = scenario
    self.isRecorded = isRecorded
    app = RunningApp(
      implementation, scenario: scenario.name, setup: scenario.setup, server: scenario.server,
      detail: isRecorded ? .events : .lives)
  }

  private mutating func play() -> Recording {
    let start = SourceLocation(file: scenario.file)
    var failures: [Failure] = []
    for step in [Step(.open, at: start)] + scenario.steps {
      failures = play(step)
      if !failures.isEmpty { break }
    }
    let closing = close()
    CrashNote.clear()
    let log = app.recorder.log()
    let leak = leak(in: log)
    if failures.isEmpty, let end = closing ?? leak.map(lifeFailure) { failures = [end] }
    return Recording(
      scenario: scenario.name, sample: app.implementation.sample.id,
      pattern: app.implementation.pattern,
      log: isRecorded ? log : EventLog(participants: [], bindings: [], events: []), frames: frames,
      verdicts: verdicts, failures: failures, leak: leak)
  }

  /// Performs a step, and returns why it could not be performed or the expectations not met.
  private mutating func play(_ step: Step) -> [Failure] {
    defer { frames.append(app.frame) }
    do throws(Obstacle) {
      try app.play(step.action)
    } catch {
      return [failure(error, at: step.location)]
    }
    if step.action.verb is LeaveVerb { leaves.append((app.step, step.location)) }
    return judge(step.action.expectations ?? [])
  }

  /// Releases the app if it is open; this may fail, too.
  private mutating func close() -> Failure? {
    guard app.isOpen else { return nil }
    let end = SourceLocation(file: scenario.file)
    defer { leaves.append((app.step, end)) }
    do throws(Obstacle) {
      try app.play(.leave)
      return nil
    } catch {
      return failure(error, at: end)
    }
  }

  private func failure(_ obstacle: Obstacle, at location: SourceLocation) -> Failure {
    Failure(
      .obstacle, at: location, step: app.step, obstacle.description, nearby: obstacle.nearby)
  }
}

// MARK: Judging

extension Performance {
  /// Judges all expectations of a step, and returns a failure for each that is not met, in order.
  private mutating func judge(_ expectations: [Expectation]) -> [Failure] {
    let judge = Judge(frame: app.frame, requests: app.requests)
    var failures: [Failure] = []
    for expectation in expectations {
      let (found, passed) = judge.judge(expectation)
      let wanted = expectation.wanted.description
      verdicts.append(
        Verdict(
          step: app.step, key: expectation.key, line: expectation.location.line,
          column: expectation.location.column, expected: wanted, found: found, passed: passed))
      if passed { continue }
      failures.append(
        Failure(
          .expectation, at: expectation.location, step: app.step,
          "'\(expectation.key)' is not as expected",
          expected: wanted, found: found, nearby: nearby(expectation.subject)))
    }
    return failures
  }

  private func nearby(_ subject: Expectation.Subject) -> [String] {
    switch subject {
    case .widget(let name), .count(list: let name), .row(list: let name, _):
      guard app.frame[name] == nil else { return [] }
      return Obstacle.nearest(to: name, in: app.frame.widgets.map(\.identifier))
    default: return []
    }
  }

  private func leak(in log: EventLog) -> Leak? {
    for leave in leaves {
      let alive = log.alive(after: leave.step)
      guard !alive.isEmpty else { continue }
      return Leak(step: leave.step, participants: alive, holds: app.recorder.holds())
    }
    return nil
  }

  private func lifeFailure(_ leak: Leak) -> Failure {
    let leave = leaves.first { $0.step == leak.step }
    return Failure(
      .leak, at: leave?.location ?? SourceLocation(file: scenario.file), step: leak.step,
      "participants outlive the app", expected: "no live participants",
      found: leak.participants.joined(separator: ", "))
  }
}
