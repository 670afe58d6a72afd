/// The listeners to what happens to a view that are not its delegate, in the order in which they
/// subscribed; for libraries that turn it into something else, and make the binding themselves.
package final class Listeners<Happening> {
  private var list: [Listener<Happening>] = []

  /// Adds a listener, which is called until the returned registration is ended.
  package func add(_ handler: @escaping (Happening) -> Void) -> Listener<Happening> {
    list.removeAll { $0.handler == nil }
    let listener = Listener(handler)
    list.append(listener)
    return listener
  }

  func notify(_ happening: Happening) {
    for listener in list { listener.handler?(happening) }
  }
}

/// A listener's registration.
package final class Listener<Happening> {
  fileprivate var handler: ((Happening) -> Void)?

  fileprivate init(_ handler: @escaping (Happening) -> Void) { self.handler = handler }

  /// Ends the registration.
  package func end() { handler = nil }
}
