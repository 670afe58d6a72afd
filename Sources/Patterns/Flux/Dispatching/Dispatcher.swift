import Samples

/// The one place through which every action goes, to all stores, one action at a time.
@Traced(.dispatcher)
final class Dispatcher<Action> {
  private var registrations: [WeakRegistration<Action>] = []
  private var current: Action?
  private var received: [ObjectIdentifier] = []
  private let faults: Faults

  init(faults: Faults) {
    self.faults = faults
  }

  /// Registers handlers for as long as the returned token is held.
  ///
  /// - Parameters:
  ///   - receive: Told of each action.
  ///   - ended: Told that all have received it.
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
  func unregister(_ token: Registration<Action>) {
    registrations.removeAll { $0.registration === token }
  }

  /// Gives an action to every store, then lets them tell the views.
  ///
  /// An action that is dispatched while another is under way is a fault, and refused.
  func dispatch(_ action: Action) {
    if let current {
      return faults.report("dispatch of \(action) inside the dispatch of \(current)")
    }
    let receivers = registrations.compactMap(\.registration)
    current = action
    received = []
    waitFor(receivers)
    current = nil
    for receiver in receivers { receiver.ended() }
    registrations.removeAll { $0.registration == nil }
  }

  /// Lets other handlers receive the action that is under way before the caller goes on.
  func waitFor(_ tokens: [Registration<Action>]) {
    guard let current else { return }
    for token in tokens where !received.contains(ObjectIdentifier(token)) {
      guard registrations.contains(where: { $0.registration === token }) else { continue }
      received.append(ObjectIdentifier(token))
      token.receive(current)
    }
  }
}
