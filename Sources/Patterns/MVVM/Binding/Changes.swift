import HeadlessUI

/// The changes of a view model: a private notification centre, and the names of the properties
/// that are published through it.
///
/// Key paths carry no names of their own, so a view model lists them once.
@Traced(.viewModel)
final class Changes<Source: AnyObject> {
  let center = NotificationCenter()
  private let names: [PartialKeyPath<Source>: String]

  init(publishing names: [PartialKeyPath<Source>: String]) {
    self.names = names
  }

  /// Gives a property another value, and publishes it if it differs.
  func update<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Source, Value>, of source: Source, to value: Value
  ) {
    guard source[keyPath: property] != value else { return }
    source[keyPath: property] = value
    post(property, from: source)
  }

  /// Announces what is to happen once: the property has the value while those who are bound to it
  /// are notified, and none before and after.
  func announce<Value>(
    _ property: ReferenceWritableKeyPath<Source, Value?>, of source: Source, _ value: Value
  ) {
    source[keyPath: property] = value
    post(property, from: source)
    source[keyPath: property] = nil
  }

  /// The name by which a property is published.
  func name(of property: PartialKeyPath<Source>) -> NotificationName {
    guard let name = names[property] else {
      // A binding to such a property would never be notified: better to stop at once.
      preconditionFailure("\(Source.self) does not publish \(property)")
    }
    return NotificationName(name)
  }

  private func post(_ property: PartialKeyPath<Source>, from source: Source) {
    center.post(name: name(of: property), object: source)
  }
}

/// A view model whose properties can be bound.
protocol Bindable: AnyObject {
  var changes: Changes<Self> { get }
}
