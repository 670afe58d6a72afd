import Trace

/// A state beside the one before it, for a view that applies only what differs.
///
/// ```swift
/// if let title = changes.takeIfChanged(\.title) { label.text = title }
/// ```
@Traced(.view)
struct Changes<State> {
  /// The state before; none the first time, when everything differs.
  let old: State?
  let new: State

  /// Whether a part of the state differs from before.
  func hasChanges<Part: Equatable>(_ part: KeyPath<State, Part>) -> Bool {
    guard let old else { return true }
    return old[keyPath: part] != new[keyPath: part]
  }

  /// A part of the state, if it differs from before.
  func takeIfChanged<Part: Equatable>(_ part: KeyPath<State, Part>) -> Part? {
    hasChanges(part) ? new[keyPath: part] : nil
  }

  /// The changes of a part of the state.
  func map<Part>(_ part: KeyPath<State, Part>) -> Changes<Part> {
    Changes<Part>(old: old?[keyPath: part], new: new[keyPath: part])
  }
}
