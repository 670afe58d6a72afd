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

  /// A part of the state, if it differs from before.
  func takeIfChanged<Part: Equatable>(_ part: KeyPath<State, Part>) -> Part? {
    if let old, old[keyPath: part] == new[keyPath: part] { return nil }
    return new[keyPath: part]
  }

  /// The changes of each element of a list, in order; one that is new has none before it.
  func elements<Element>(_ list: KeyPath<State, [Element]>) -> [Changes<Element>] {
    let before = old?[keyPath: list] ?? []
    return new[keyPath: list].enumerated().map { place, element in
      Changes<Element>(old: place < before.count ? before[place] : nil, new: element)
    }
  }

  /// The changes of a part of the state.
  func map<Part>(_ part: KeyPath<State, Part>) -> Changes<Part> {
    Changes<Part>(old: old?[keyPath: part], new: new[keyPath: part])
  }
}
