import Samples

/// A view and its controller, which come in pairs.
///
/// They have a model in common, and neither keeps the other: whoever composes a screen keeps its
/// pairs for as long as it is there.
@Traced(.composition)
struct Pair {
  private let view: AnyObject
  private let controller: AnyObject

  init(_ view: AnyObject, _ controller: AnyObject) {
    self.view = view
    self.controller = controller
  }
}
