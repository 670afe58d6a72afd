import OpenCombine

/// The subscribers of a subject, in the order in which they subscribed.
nonisolated struct Outlets<Output, Failure: Error> {
  private var list: [Outlet<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber; one that comes after the end receives the completion.
  mutating func add(_ outlet: Outlet<Output, Failure>) {
    list.removeAll { !$0.isOpen }
    if completion == nil { list.append(outlet) }
  }

  /// The subscribers that are to receive something, if the end has not come.
  var open: [Outlet<Output, Failure>] { list.filter(\.isOpen) }

  /// Marks the end, and gives the subscribers that are to receive it.
  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Outlet<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { list = [] }
    return open
  }
}
