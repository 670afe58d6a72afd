import HeadlessUI

/// Keeps what a view shows equal to what its view model says.
///
/// The binder holds the target, weakly; the view holds the tokens, and with them the binder. A
/// binding ends with its token.
@Traced(.view)
final class Binder<Source: Bindable> {
  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  /// Binds a property to one of a target, now and whenever it changes.
  func bind<Target: AnyObject, Value>(
    _ property: KeyPath<Source, Value>, to target: Target,
    _ destination: ReferenceWritableKeyPath<Target, Value>
  ) -> NotificationToken {
    bind(property, to: target) { target, value in target[keyPath: destination] = value }
  }

  /// Binds a property to what a closure does with a target, now and whenever it changes.
  func bind<Target: AnyObject, Value>(
    _ property: KeyPath<Source, Value>, to target: Target,
    _ apply: @escaping (Target, Value) -> Void
  ) -> NotificationToken {
    apply(target, source[keyPath: property])
    return source.changes.center.addObserver(
      forName: source.changes.name(of: property), object: source, mechanism: .keyPath
    ) { [self, weak target] _ in
      if let target { apply(target, source[keyPath: property]) }
    }
  }
}
