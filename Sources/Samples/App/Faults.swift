/// Where an app reports what a programmer must not do, such as a dispatch inside a dispatch.
///
/// A performance that finds a fault here has failed.
public final class Faults {
  /// What was reported, in order.
  public private(set) var messages: [String] = []

  /// No faults.
  public init() {}

  /// Reports a fault.
  ///
  /// - Parameter message: What was done that must not be.
  public func report(_ message: String) { messages.append(message) }
}
