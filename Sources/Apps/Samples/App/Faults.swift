/// The list to which an app reports what a programmer must not do.
///
/// An example is a dispatch inside a dispatch.
///
/// A performance that finds a fault here has failed.
public final class Faults {
  private var messages: [String] = []

  /// No faults.
  public init() {}

  /// Reports a fault.
  ///
  /// - Parameter message: What was done that must not be.
  public func report(_ message: String) { messages.append(message) }

  /// The first fault that was reported and has not been taken.
  public func take() -> String? { messages.isEmpty ? nil : messages.removeFirst() }
}
