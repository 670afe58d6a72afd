import HeadlessUI

/// Binds a spinner to a property that says whether something is under way.
@Traced(extending: .view)
extension Binder {
  func bind(_ property: KeyPath<Source, Bool>, to spinner: ActivityIndicator) -> NotificationToken {
    bind(property, to: spinner) { spinner, isAnimating in
      if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }
}
