/// The facts that one step, or one phase, of a recording gives.
public struct StepFacts: Sendable, Hashable {
  /// The changes of side on the way to the step's last effect; `nil` where it has none.
  public internal(set) var hops: Int?
  /// Calls, reads and writes from one participant to another that no binding delivers.
  public internal(set) var messages = MessageCount()
  /// Deliveries of bindings from one participant to another.
  public internal(set) var notifications = 0
  /// Bindings that were made.
  public internal(set) var bindings = 0
  /// Participants whose life began.
  public internal(set) var participants = 0
  /// Visible properties of widgets that were written.
  public internal(set) var effects = 0
  /// Effects that wrote what was there already.
  public internal(set) var redundantEffects = 0

  /// A step in which nothing happens.
  public init() {}

  /// Both together; of the hops the greater number.
  static func + (left: StepFacts, right: StepFacts) -> StepFacts {
    var sum = left
    sum.hops = [left.hops, right.hops].compactMap(\.self).max()
    sum.messages.add(right.messages)
    sum.notifications += right.notifications
    sum.bindings += right.bindings
    sum.participants += right.participants
    sum.effects += right.effects
    sum.redundantEffects += right.redundantEffects
    return sum
  }
}
