extension ViewController {
  /// Replaces what this controller contains, and exchanges what is in sight if that changes.
  ///
  /// A controller that another one contains leaves it first. Those that are removed know no
  /// container once they have disappeared.
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

  /// Has a contained controller appear, if it is still the one to be in sight.
  final func beginShowing(_ child: ViewController?, _ animated: Bool) {
    guard let child, child === visibleChild else { return }
    child.beginAppearing(animated)
    if child === visibleChild { willShow(child, animated) }
  }

  /// Once this controller and the contained one are in sight, nothing is on its way any more.
  final func endShowing(_ animated: Bool) {
    guard appearance == .appeared, visibleChild.map({ $0.appearance == .appeared }) ?? true
    else { return }
    for child in children { child.passage = nil }
    if let visibleChild { didShow(visibleChild, animated) }
  }
}

extension [ViewController] {
  func holds(_ controller: ViewController) -> Bool { contains { $0 === controller } }

  /// The controllers that are not among others.
  func without(_ others: [ViewController]) -> [ViewController] { filter { !others.holds($0) } }

  /// The controllers, each followed by all that it contains: what comes and goes with them.
  var withContained: [ViewController] { flatMap { [$0] + $0.children.withContained } }

  /// Says whether no controller is among them twice.
  var areDistinct: Bool { Set(map(ObjectIdentifier.init)).count == count }
}
