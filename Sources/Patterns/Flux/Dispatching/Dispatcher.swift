import Samples

/// The one place through which every action goes, to all stores, one action at a time.
@Traced(.dispatcher)
final class Dispatcher<Action> {
  /// The place where acts that must not be done are reported, by stores too.
  let faults: Faults
  private var registrations: [WeakRegistration<Action>] = []
  private var current: Action?
  /// The stores that received the current action, and those that are not done with it.
  private var received: [Registration<Action>] = []
  private var receiving: [Registration<Action>] = []
  /// The receivers of each dispatch whose end they have not all been notified of yet.
  private var ending: [[Registration<Action>]] = []

  init(faults: Faults) {
    self.faults = faults
  }

  /// Says whether stores are receiving an action at this moment.
  var isDispatching: Bool { current != nil }

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

  /// Gives an action to every store, then lets them notify their listeners.
  ///
  /// An action that is dispatched while stores receive another is a fault, and refused. A listener
  /// may dispatch one when it is notified, since the dispatch has ended by then: the stores receive
  /// it at once, and notify of it after all have notified of the one before.
  func dispatch(_ action: Action) {
    if let current {
      return faults.report("dispatch of \(action) inside the dispatch of \(current)")
    }
    current = action
    for receiver in registered { give(action, to: receiver) }
    current = nil
    ending.append(received)
    received = []
    // One that a listener dispatches meanwhile is added, and has its turn.
    guard ending.count == 1 else { return }
    while let receivers = ending.first {
      for receiver in receivers { receiver.ended() }
      ending.removeFirst()
    }
    registrations.removeAll { $0.registration == nil }
  }

  /// Lets other handlers receive the action that is under way before the caller goes on.
  ///
  /// To wait where no action is under way is a fault, and so is to wait for a handler that is
  /// waiting itself, or that is not registered.
  func waitFor(_ tokens: [Registration<Action>?]) {
    guard let current else { return faults.report("waitFor outside a dispatch") }
    for token in tokens {
      guard let token = registered.first(where: { $0 === token }) else {
        faults.report("waitFor a handler that is not registered, in the dispatch of \(current)")
        continue
      }
      if receiving.contains(where: { $0 === token }) {
        faults.report("waitFor in a circle, in the dispatch of \(current)")
      } else {
        give(current, to: token)
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
