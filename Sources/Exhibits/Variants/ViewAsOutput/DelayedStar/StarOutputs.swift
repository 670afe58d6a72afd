import HeadlessUI

/// What a star's view model sets of its view.
protocol StarButtonOutput: AnyObject {
  var title: String { get set }
  var color: Color { get set }
  var isEnabled: Bool { get set }
}

/// What the first screen's view model has its view do.
///
/// A property keeps its value, and these happen once: they are methods.
protocol StarOutput: AnyObject {
  func openDetail()
  func askToStar()
}
