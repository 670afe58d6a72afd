/// The listeners to a view's events, besides its delegate, in the order in which they subscribed.
///
/// They are for libraries that convert the events and create the binding themselves.
package final class Listeners<Happening> {
  private var list: [Listener<Happening>] = []

  /// Adds a listener, which is called until its registration ends.
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

/// The registration of a listener.
package final class Listener<Happening> {
  fileprivate var handler: ((Happening) -> Void)?

  fileprivate init(_ handler: @escaping (Happening) -> Void) { self.handler = handler }

  /// Ends the registration.
  package func end() { handler = nil }
}
