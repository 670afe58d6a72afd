import Samples
import Testing

@testable import TCA

/// Has actions reduced by a store of its own, and demands that every action and every change of the
/// state is expected.
final class TestStore<Feature: Reducer>
where Feature.State: Equatable, Feature.Action: Equatable {
  /// The state as far as it was expected.
  private(set) var state: Feature.State
  private let log = ReductionLog<Feature.State, Feature.Action>()
  private let store: RootStore<LoggedReducer<Feature>>
  private let faults = Faults()

  init(_ state: Feature.State, _ reducer: Feature) {
    self.state = state
    store = RootStore(
      initialState: state, reducer: LoggedReducer(reducer: reducer, log: log), faults: faults)
  }

  /// Sends an action as a view does.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - location: Where a failure is reported.
  ///   - change: Makes the state that is expected then of the one before; nothing if it stays.
  func send(
    _ action: Feature.Action, at location: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout Feature.State) -> Void = { _ in }
  ) {
    expectNoneReceived(at: location)
    store.send(action)
    expectNext(action, at: location, change)
    if let fault = faults.take() { Issue.record("\(fault)", sourceLocation: location) }
  }

  /// Expects the next action that effects have sent.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - location: Where a failure is reported.
  ///   - change: Makes the state that is expected then of the one before; nothing if it stays.
  func receive(
    _ action: Feature.Action, at location: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout Feature.State) -> Void = { _ in }
  ) {
    expectNext(action, at: location, change)
  }

  /// Expects that nothing was received besides, and that no effect is in flight.
  func finish(at location: Testing.SourceLocation = #_sourceLocation) {
    expectNoneReceived(at: location)
    for id in store.running.keys {
      Issue.record("an effect is in flight: \(id)", sourceLocation: location)
    }
  }

  private func expectNoneReceived(at location: Testing.SourceLocation) {
    for reduction in log.reductions {
      Issue.record("not expected: \(reduction.action)", sourceLocation: location)
      state = reduction.state
    }
    log.reductions = []
  }

  private func expectNext(
    _ action: Feature.Action, at location: Testing.SourceLocation,
    _ change: (inout Feature.State) -> Void
  ) {
    guard !log.reductions.isEmpty else {
      Issue.record("not received: \(action)", sourceLocation: location)
      return
    }
    let reduction = log.reductions.removeFirst()
    #expect(
      reduction.action == action, "another action was expected", sourceLocation: location)
    var expected = state
    change(&expected)
    #expect(reduction.state == expected, "another state was expected", sourceLocation: location)
    state = reduction.state
  }
}

/// The actions that were reduced and not expected so far, with the state after each.
final class ReductionLog<State, Action> {
  var reductions: [(action: Action, state: State)] = []
}

/// Reduces as another reducer does, and notes it.
struct LoggedReducer<Base: Reducer>: Reducer {
  let reducer: Base
  let log: ReductionLog<Base.State, Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let effect = reducer.reduce(into: &state, action: action)
    log.reductions.append((action, state))
    return effect
  }
}
