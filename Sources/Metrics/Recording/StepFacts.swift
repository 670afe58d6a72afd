/// What one step of a recording says.
public struct StepFacts: Sendable, Hashable {
  /// The changes of role on the way to the step's last effect; `nil` where it has none.
  public internal(set) var hops: Int?
  /// Calls from one participant to another that no binding delivers.
  public internal(set) var commands = 0
  /// Deliveries of bindings from one participant to another.
  public internal(set) var notifications = 0
  /// Properties of widgets written, screens and alerts shown and taken away.
  public internal(set) var effects = 0
  /// Effects that wrote what was there already.
  public internal(set) var redundantEffects = 0

  /// A step in which nothing happens.
  public init() {}

  init(hops: Int) { self.hops = hops }
}
