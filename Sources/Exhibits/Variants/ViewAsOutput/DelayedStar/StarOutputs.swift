import HeadlessUI

/// The properties that a star's view model sets in its view.
protocol StarButtonOutput: AnyObject {
  var title: String { get set }
  var color: Color { get set }
  var isEnabled: Bool { get set }
}

/// The things that the first screen's view model has its view do.
///
/// A property keeps its value, and these happen once: they are methods.
protocol StarOutput: AnyObject {
  func openDetail()
  func askToStar()
}
