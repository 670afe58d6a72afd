import Samples

/// The one place through which every action goes, to all stores, one action at a time.
@Traced(.dispatcher)
final class Dispatcher<Action> {
  private var registrations: [WeakRegistration<Action>] = []
  private var current: Action?
  /// The stores that received the current action, and those that are not done with it.
  private var received: [Registration<Action>] = []
  private var receiving: [Registration<Action>] = []
  /// Who received the actions of the dispatches whose end is not yet notified to all of them.
  private var ending: [[Registration<Action>]] = []
  private let faults: Faults

  init(faults: Faults) {
    self.faults = faults
  }

  private var registered: [Registration<Action>] { registrations.compactMap(\.registration) }

  /// Registers handlers for as long as the returned token is held.
  ///
  /// - Parameters:
  ///   - receive: Notified of each action.
  ///   - ended: Notified when all have received it.
  /// - Returns: The token, by which others wait for these handlers.
  func register(
    receive: @escaping (Action) -> Void, ended: @escaping () -> Void
  ) -> Registration<Action> {
    let registration = Registration(
      receive: bound(.closure, "action", receive), ended: bound(.closure, "ended", ended))
    registrations.append(WeakRegistration(registration: registration))
    return registration
  }

  /// Ends a registration before its token is released.
  ///
  /// To end one that is not registered is a fault.
  func unregister(_ token: Registration<Action>) {
    guard registered.contains(where: { $0 === token }) else {
      return faults.report("unregister of a handler that is not registered")
    }
    registrations.removeAll { $0.registration === token }
  }

  /// Gives an action to every store, then lets them publish what changed.
  ///
  /// An action that is dispatched while stores receive another is a fault, and refused. One that is
  /// dispatched while they publish what changed is received at once; what it changes comes after
  /// everything that was changed before, in whichever store.
  func dispatch(_ action: Action) {
    if let current {
      return faults.report("dispatch of \(action) inside the dispatch of \(current)")
    }
    current = action
    for receiver in registered {
      if registered.contains(where: { $0 === receiver }) { give(action, to: receiver) }
    }
    current = nil
    ending.append(received)
    received = []
    // One that is made meanwhile is added, and has its turn.
    guard ending.count == 1 else { return }
    while let receivers = ending.first {
      for receiver in receivers {
        if registered.contains(where: { $0 === receiver }) { receiver.ended() }
      }
      ending.removeFirst()
    }
    registrations.removeAll { $0.registration == nil }
  }

  /// Lets other handlers receive the action that is under way before the caller goes on.
  ///
  /// To wait where no action is under way is a fault, and so is to wait for a handler that is
  /// waiting itself, or that is not registered.
  func waitFor(_ tokens: [Registration<Action>]) {
    guard let current else { return faults.report("waitFor outside a dispatch") }
    for token in tokens {
      if receiving.contains(where: { $0 === token }) {
        faults.report("waitFor in a circle, in the dispatch of \(current)")
      } else if registered.contains(where: { $0 === token }) {
        give(current, to: token)
      } else {
        faults.report("waitFor a handler that is not registered, in the dispatch of \(current)")
      }
    }
  }

  private func give(_ action: Action, to token: Registration<Action>) {
    guard !received.contains(where: { $0 === token }) else { return }
    received.append(token)
    receiving.append(token)
    token.receive(action)
    receiving.removeLast()
  }
}
