import HeadlessUI

/// Keeps what a view shows equal to what its view model says.
///
/// A binding holds neither of the two: it ends with its token, and the view holds the token.
///
/// ```swift
/// bindings = [Binder(viewModel).bind(\.count, to: screen.count, \.text)]
/// ```
@Traced(.view)
struct Binder<Source: Bindable> {
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

  /// Binds a property to an optional one of a target, such as a label's text, now and whenever it
  /// changes.
  func bind<Target: AnyObject, Value>(
    _ property: KeyPath<Source, Value>, to target: Target,
    _ destination: ReferenceWritableKeyPath<Target, Value?>
  ) -> NotificationToken {
    bind(property, to: target) { target, value in target[keyPath: destination] = value }
  }

  /// Binds what a property announces to what a closure does with a target, each time it does.
  func bind<Target: AnyObject, Value>(
    announcements property: KeyPath<Source, Value?>, to target: Target,
    _ apply: @escaping (Target, Value) -> Void
  ) -> NotificationToken {
    bind(property, to: target) { target, value in
      if let value { apply(target, value) }
    }
  }

  /// Binds a property to what a closure does with a target, now and whenever it changes.
  func bind<Target: AnyObject, Value>(
    _ property: KeyPath<Source, Value>, to target: Target,
    _ apply: @escaping (Target, Value) -> Void
  ) -> NotificationToken {
    apply(target, source[keyPath: property])
    return source.changes.center.addObserver(
      forName: source.changes.name(of: property), object: source, mechanism: .keyPath
    ) { [weak source, weak target] _ in
      if let source, let target { apply(target, source[keyPath: property]) }
    }
  }
}
