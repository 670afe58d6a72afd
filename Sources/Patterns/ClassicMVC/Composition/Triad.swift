import Samples

/// A view and its controller, which come in pairs: with the model that both know, a triad.
///
/// Whoever composes a screen keeps its triads, since neither of the two keeps the other.
@Traced(.composition)
struct Triad {
  private let view: AnyObject
  private let controller: AnyObject

  init(_ view: AnyObject, _ controller: AnyObject) {
    self.view = view
    self.controller = controller
  }
}
