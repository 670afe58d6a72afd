import Samples

/// The one store of an app: holds its state, has actions reduced, and runs what effects follow.
@Traced(.store)
final class RootStore<Root: Reducer>: Store<Root.State, Root.Action> where Root.State: Equatable {
  private(set) var state: Root.State
  /// The effects that are in flight, by their identity.
  private(set) var running: [[AnyHashable]: RunningEffect] = [:]
  private let reducer: Root
  private let faults: Faults
  private var buffer: [Root.Action] = []
  /// The action that is being reduced, or whose effects begin.
  private var current: Root.Action?
  private var listeners: [WeakListener<Root.State>] = []
  /// The states before the changes that are not yet notified to all listeners.
  private var former: [Root.State] = []

  init(initialState: Root.State, reducer: Root, faults: Faults) {
    state = initialState
    self.reducer = reducer
    self.faults = faults
    super.init()
  }

  /// Has an action reduced at once.
  ///
  /// One that is sent while another is being reduced is a fault; it has its turn afterwards.
  override func send(_ action: Root.Action) {
    if let current { faults.report("\(action) is sent while \(current) is reduced") }
    receive(action)
  }

  override func subscribe(
    _ listener: @escaping (_ old: Root.State?, _ new: Root.State) -> Void
  ) -> StoreSubscription {
    let subscription = StoreListener(listener)
    listeners.append(WeakListener(listener: subscription))
    listener(nil, state)
    return subscription
  }

  /// Takes an action of a view, or of an effect, which may answer inside the call that begins it.
  private func receive(_ action: Root.Action) {
    buffer.append(action)
    if current == nil { reduceBuffer() }
  }

  /// Reduces what there is, and what effects answer at once; the state changes once.
  private func reduceBuffer() {
    var next = state
    while !buffer.isEmpty {
      let action = buffer.removeFirst()
      current = action
      for step in reducer.reduce(into: &next, action: action).steps { run(step) }
    }
    current = nil
    former.append(state)
    state = next
    // What a listener sends meanwhile is reduced at once, and its change has its turn.
    if former.count == 1 { notify() }
  }

  private func notify() {
    while let old = former.first {
      let new = former.dropFirst().first ?? state
      listeners.removeAll { $0.listener == nil }
      for entry in listeners { entry.listener?.hear(old, new) }
      former.removeFirst()
    }
  }

  private func run(_ step: EffectStep<Root.Action>) {
    for id in running.keys where id.starts(with: step.id) { running[id] = nil }
    guard let start = step.start else { return }
    let effect = RunningEffect()
    running[step.id] = effect
    // Neither the step nor the effect is captured: a service that keeps this for its answer would
    // keep the client, and so itself.
    effect.token = start {
      [weak self, weak effect, id = step.id, isLast = step.answersOnce] action in
      guard let self, let effect, running[id] === effect else { return }
      if isLast { running[id] = nil }
      receive(action)
    }
  }
}

@Traced(.store)
private final class StoreListener<State>: StoreSubscription {
  let hear: (_ old: State?, _ new: State) -> Void

  init(_ hear: @escaping (_ old: State?, _ new: State) -> Void) {
    self.hear = hear
    super.init()
  }
}

private struct WeakListener<State> {
  weak var listener: StoreListener<State>?
}
