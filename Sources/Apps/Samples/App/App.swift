public import HeadlessUI

/// One sample written in one pattern: what a scenario opens, looks at and leaves.
///
/// Releasing it releases everything that belongs to it.
public protocol App: AnyObject {
  /// The values with which the sample may be set up.
  associatedtype Setup: SampleSetup
  /// The window that shows its screens.
  var window: Window { get }
  /// Builds the first screen and all that it needs.
  ///
  /// - Parameters:
  ///   - setup: The setup that the scenario requests.
  ///   - environment: Time, and what else comes from outside.
  init(setup: Setup, environment: Environment)
}
