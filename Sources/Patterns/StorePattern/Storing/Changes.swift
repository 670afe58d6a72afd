import Trace

/// A state beside the one before it, for a view that applies only what differs.
///
/// ```swift
/// changes.ifChanged(\.title) { label.text = $0 }
/// ```
@Traced(.view)
struct Changes<State> {
  /// The state before; none the first time, when everything differs.
  let old: State?
  let new: State

  /// Gives a part of the state to a closure, if it differs from before.
  func ifChanged<Part: Equatable>(_ part: KeyPath<State, Part>, _ apply: (Part) -> Void) {
    let value = new[keyPath: part]
    if let old, old[keyPath: part] == value { return }
    apply(value)
  }

  /// The changes of a part of the state.
  func map<Part>(_ part: KeyPath<State, Part>) -> Changes<Part> {
    Changes<Part>(old: old?[keyPath: part], new: new[keyPath: part])
  }
}
