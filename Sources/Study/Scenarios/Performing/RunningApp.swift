import HeadlessUI
import Samples
import Trace

/// One implementation, performed and recorded step by step.
@MainActor
final class RunningApp {
  let implementation: Implementation
  let recorder: Recorder
  /// The frame after the last step.
  private(set) var frame = Frame.none
  /// The number of the last step; the implicit `open` is step 0.
  private(set) var step = -1

  private let scenario: String
  private let setup: [String: Int]
  private let environment: Environment
  private var app: (any App)?

  /// Creates an app that is not open yet; the scenario's name is used in messages.
  init(
    _ implementation: Implementation, scenario: String, setup: [String: Int], server: ServerMode,
    detail: Recorder.Detail
  ) {
    self.scenario = scenario
    self.implementation = implementation
    self.setup = setup
    environment = Environment(
      clock: VirtualClock(), mode: server,
      server: implementation.sample.server ?? ServerDescription())
    recorder = Recorder(detail)
  }

  var isOpen: Bool { app != nil }

  /// The tabs to which a user can switch; empty if no app is open.
  var tabs: [String] { app?.window.tabs ?? [] }

  /// The outcome of each request, in order of issue; `nil` if the sample has no server.
  var requests: [RequestState]? {
    implementation.sample.server == nil ? nil : environment.server.requests
  }

  /// Performs the next step, drains the queue and takes a frame.
  ///
  /// Everything that the step causes, including queued work and layout, is recorded inside its
  /// `input` and can be traced back to it. A step with only expectations has no input and no new
  /// frame.
  ///
  /// - Throws: The reason why the step could not be performed; the frame is taken nevertheless.
  func play(_ action: StepAction) throws(Obstacle) {
    step += 1
    CrashNote.set(
      "\(implementation.pattern) in \(implementation.sample.id)/\(scenario), step \(step), "
        + action.verb.input.description)
    recorder.beginStep(step)
    defer { recorder.endStep() }
    for part in action.verb.parts {
      let result = recorder.record { recorder.input(part.input) { settle(part) } }
      try result.get()
    }
  }

  private func settle(_ part: any Verb) -> Result<Void, Obstacle> {
    let result = Result { () throws(Obstacle) in
      try perform(part)
      try advance(by: 0)
      if let overflow = recorder.overflow {
        throw .loop(overflow.bound, cycle: recorder.log().names(of: overflow.cycle))
      }
      if let misuse = environment.faults.take() { throw .misuse(misuse) }
    }
    frame = app?.window.snapshot() ?? .none
    return result
  }

  private func perform(_ part: any Verb) throws(Obstacle) {
    do {
      try part.perform(on: self)
    } catch let obstacle as Obstacle {
      throw obstacle
    } catch let error as InteractionError {
      throw .interaction(error)
    } catch let error as ServerScriptError {
      throw .server(error)
    } catch {
      throw .failure("\(error)")
    }
  }
}

// MARK: Actions of verbs

extension RunningApp {
  /// The window of the app; throws if no app is open.
  var window: Window {
    get throws(Obstacle) {
      guard let app else { throw .closed }
      return app.window
    }
  }

  /// The server; throws if the sample has none.
  var server: ScriptedServer {
    get throws(Obstacle) {
      guard implementation.sample.server != nil else { throw .noServer }
      return environment.server
    }
  }

  func open() throws(Obstacle) {
    guard app == nil else { throw .open }
    do {
      app = try implementation.open(setup, environment)
    } catch let error as SetupError {
      throw .setup(error)
    } catch {
      throw .failure("\(error)")
    }
  }

  func leave() throws(Obstacle) {
    guard app != nil else { throw .closed }
    app = nil
  }

  /// Advances the clock and runs the work that falls due.
  func advance(by milliseconds: Int) throws(Obstacle) {
    do throws(ClockFailure) {
      try environment.clock.advance(by: milliseconds)
    } catch {
      switch error {
      case .tooManyJobs(let limit): throw .endless(limit: limit)
      }
    }
  }
}

extension EventLog {
  /// Returns the names of some events, without duplicates: `TallyStore#1 emitChanges()`.
  fileprivate func names(of events: [Event.ID]) -> [String] {
    var seen: Set<String> = []
    return events.compactMap { id in
      guard let event = event(id) else { return nil }
      let name = [event.to, event.text(in: self)].compactMap(\.self).joined(separator: " ")
      return seen.insert(name).inserted ? name : nil
    }
  }
}
