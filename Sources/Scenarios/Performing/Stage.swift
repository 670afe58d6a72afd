import HeadlessUI
import Samples
import Trace

/// One implementation, played and recorded step by step.
@MainActor
final class Stage {
  let implementation: Implementation
  let recorder: Recorder
  /// What a person sees after the last step.
  private(set) var frame = Frame.none
  /// The number of the last step; the implicit `open` is step 0.
  private(set) var step = -1

  private let scenario: String
  private let setup: [String: Int]
  private let environment: Environment
  private var app: (any App)?

  /// A stage on which nothing is open yet; the scenario's name is for messages.
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

  /// Whether the app is open.
  var isOpen: Bool { app != nil }

  /// What became of each request, in order of issue; `nil` if the sample has no server.
  var requests: [RequestState]? {
    implementation.sample.server == nil ? nil : environment.server.requests
  }

  /// Plays the next step, drains the queue and takes the frame.
  ///
  /// Whatever the step does lies inside its `input`, what is drained and laid out too, so that all
  /// that comes of it leads back to it. A step that only expects has no input, and no other frame.
  ///
  /// - Throws: Why it could not be done; the frame is taken all the same.
  func play(_ action: Step.Action) throws(Obstacle) {
    step += 1
    CrashNote.set(
      "\(implementation.pattern) in \(implementation.sample.id)/\(scenario), step \(step), "
        + action.input.description)
    recorder.beginStep(step)
    defer { recorder.endStep() }
    switch action {
    case .expect: break
    case .tap(let widget, let times):
      for _ in 0..<times {
        try input(.tap(widget: widget, times: 1)) { () throws(Obstacle) in try perform(action) }
      }
    default: try input(action) { () throws(Obstacle) in try perform(action) }
    }
  }

  private func input(
    _ action: Step.Action, _ body: () throws(Obstacle) -> Void
  ) throws(Obstacle) {
    let result = recorder.record {
      recorder.input(action.input) { settle(body) }
    }
    try result.get()
  }

  private func settle(_ body: () throws(Obstacle) -> Void) -> Result<Void, Obstacle> {
    let result = Result { () throws(Obstacle) in
      try body()
      try advance(by: 0)
      if let overflow = recorder.overflow {
        throw .loop(overflow.bound, cycle: recorder.log().names(of: overflow.cycle))
      }
      if let fault = environment.faults.take() { throw .fault(fault) }
    }
    frame = app?.window.snapshot() ?? .none
    return result
  }

  private func advance(by milliseconds: Int) throws(Obstacle) {
    do throws(VirtualClock.Failure) {
      try environment.clock.advance(by: milliseconds)
    } catch {
      switch error {
      case .tooManyJobs(let limit): throw .endless(limit: limit)
      }
    }
  }
}

// MARK: What a step does

extension Stage {
  private func perform(_ action: Step.Action) throws(Obstacle) {
    switch action {
    case .open: try open()
    case .leave: try leave()
    case .wait(let milliseconds): try advance(by: milliseconds)
    case .respond, .fail, .push: try serve(action)
    case .expect: break
    default: try interact(action)
    }
  }

  private func open() throws(Obstacle) {
    guard app == nil else { throw .open }
    do {
      app = try implementation.open(setup, environment)
    } catch let error as SetupError {
      throw .setup(error)
    } catch {
      throw .failure("\(error)")
    }
  }

  private func leave() throws(Obstacle) {
    guard app != nil else { throw .closed }
    app = nil
  }

  private func serve(_ action: Step.Action) throws(Obstacle) {
    guard implementation.sample.server != nil else { throw .noServer }
    let server = environment.server
    do throws(ServerScriptError) {
      switch action {
      case .respond(let number): try server.respond(to: number)
      case .fail(.number(let number), let error): try server.fail(number, with: error)
      case .fail(.next, let error): server.failNext(with: error)
      case .push(let event): try server.push(event)
      default: break
      }
    } catch {
      throw .server(error)
    }
  }

  private func interact(_ action: Step.Action) throws(Obstacle) {
    guard let window = app?.window else { throw .closed }
    do throws(InteractionError) {
      switch action {
      case .tap(let widget, _): try window.tap(widget)
      case .type(let text, let field): try window.type(text, into: field)
      case .clear(let field): try window.clear(field)
      case .submit(let field): try window.submit(field)
      case .select(let list, let row): try window.select(list, row: row)
      case .scroll(let list, let end): try window.scroll(list, to: end)
      case .back: try window.back()
      case .tab(let tab): try window.tab(tab)
      case .choose(let title): try window.choose(title)
      case .open, .leave, .wait, .respond, .fail, .push, .expect: break
      }
    } catch {
      throw .interaction(error)
    }
  }
}
