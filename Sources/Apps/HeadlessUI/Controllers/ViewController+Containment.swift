extension ViewController {
  /// Replaces the children of this controller, and changes the visible one if necessary.
  ///
  /// A child of another container leaves that first. Removed children lose their container once
  /// they have disappeared.
  final func replaceChildren(
    with new: [ViewController], animated: Bool, _ store: () -> Void
  ) {
    for child in new where child.parent !== self { child.parent?.remove(child) }
    let (old, shown) = (children, visibleChild)
    store()
    for child in new where !old.holds(child) {
      child.parent = self
      child.passage = .toParent
    }
    let leaving = old.without(new)
    for child in leaving { child.passage = .fromParent }
    transition(from: shown, to: visibleChild, animated: animated)
    for child in leaving where child.parent === self && !children.holds(child) {
      child.passage = nil
      child.parent = nil
    }
    endShowing(animated)
  }

  /// Lets a child appear, if it is still the one to be visible.
  final func beginShowing(_ child: ViewController?, _ animated: Bool) {
    guard let child, child === visibleChild else { return }
    child.beginAppearing(animated)
    if child === visibleChild { willShow(child, animated) }
  }

  /// Ends all transitions once this controller and its visible child have appeared.
  final func endShowing(_ animated: Bool) {
    guard appearance == .appeared, visibleChild.map({ $0.appearance == .appeared }) ?? true
    else { return }
    for child in children { child.passage = nil }
    if let visibleChild { didShow(visibleChild, animated) }
  }
}

extension [ViewController] {
  func holds(_ controller: ViewController) -> Bool { contains { $0 === controller } }

  /// Returns the controllers that are not among others.
  func without(_ others: [ViewController]) -> [ViewController] { filter { !others.holds($0) } }

  /// The controllers, each followed by all of its descendants, which come and go with it.
  var withContained: [ViewController] { flatMap { [$0] + $0.children.withContained } }

  /// Indicates whether no controller occurs twice.
  var areDistinct: Bool { Set(map(ObjectIdentifier.init)).count == count }
}
