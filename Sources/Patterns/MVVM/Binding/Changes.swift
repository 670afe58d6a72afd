import HeadlessUI

/// What a view model lets others know of: a private notification centre, and the names of the
/// properties that are published through it.
///
/// Key paths carry no names of their own, so a view model lists them once.
@Traced(.viewModel)
final class Changes<Source: AnyObject> {
  let center = NotificationCenter()
  private let names: [PartialKeyPath<Source>: String]

  init(publishing names: [PartialKeyPath<Source>: String]) {
    self.names = names
  }

  /// Says that a property changed.
  func post(_ property: PartialKeyPath<Source>, from source: Source) {
    center.post(name: name(of: property), object: source)
  }

  /// The name by which a property is published.
  func name(of property: PartialKeyPath<Source>) -> NotificationName {
    guard let name = names[property] else {
      // A binding to such a property would never hear of a change: better to stop at once.
      preconditionFailure("\(Source.self) does not publish \(property)")
    }
    return NotificationName(name)
  }
}

/// A view model whose properties can be bound.
protocol Bindable: AnyObject {
  var changes: Changes<Self> { get }
}
