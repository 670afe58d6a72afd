import Samples

/// A view and its controller, which come in pairs.
///
/// A view never keeps its controller; a controller keeps its view if it commands it. So whoever
/// composes a screen keeps its pairs for as long as it is there.
@Traced(.composition)
struct Pair<View: AnyObject, Controller: AnyObject> {
  /// Kept only because nothing else holds it.
  private let view: View
  let controller: Controller

  init(_ view: View, _ controller: Controller) {
    self.view = view
    self.controller = controller
  }
}
