import Trace

/// The work to be done besides a change of state: a value, which does nothing until a store runs it.
@Traced(.reducer)
struct Effect<Action> {
  let steps: [EffectStep<Action>]

  /// Nothing.
  static var none: Effect { Effect(steps: []) }

  /// Has something begin that answers with one action.
  ///
  /// - Parameters:
  ///   - id: Its identity: what is in flight under it is cancelled first.
  ///   - start: Begins it, and gives what keeps it going.
  /// - Returns: The effect.
  static func run(
    id: some Hashable,
    _ start: @escaping (_ send: @escaping (Action) -> Void) -> (any InFlight)?
  ) -> Effect {
    Effect(steps: [EffectStep(id: [id], answersOnce: true, start: start)])
  }

  /// Has something begin that sends actions until it is cancelled.
  static func subscribe(
    id: some Hashable,
    _ start: @escaping (_ send: @escaping (Action) -> Void) -> (any InFlight)?
  ) -> Effect {
    Effect(steps: [EffectStep(id: [id], answersOnce: false, start: start)])
  }

  /// Has a request sent if it is another one than before, in its place; none cancels it.
  static func request<Request: Equatable>(
    _ new: Request?, insteadOf old: Request?, id: some Hashable,
    _ start: @escaping (Request, _ send: @escaping (Action) -> Void) -> any InFlight
  ) -> Effect {
    if new == old { return .none }
    guard let new else { return .cancel(id: id) }
    return .run(id: id) { send in start(new, send) }
  }

  /// Cancels what is in flight under an identity, and all that is inside it.
  static func cancel(id: some Hashable) -> Effect {
    Effect(steps: [EffectStep(id: [id], answersOnce: true, start: nil)])
  }

  /// Several, in this order.
  static func merge(_ effects: Effect...) -> Effect { Effect(steps: effects.flatMap(\.steps)) }

  /// The same, whose actions are those of a larger feature.
  func map<ParentAction>(
    _ embed: @escaping (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    Effect<ParentAction>(
      steps: steps.map { step in
        EffectStep(
          id: step.id, answersOnce: step.answersOnce,
          start: step.start.map { start in { send in start { send(embed($0)) } } })
      })
  }

  /// The same, whose identities are inside another one.
  func inside(_ id: some Hashable) -> Effect {
    Effect(
      steps: steps.map {
        EffectStep(id: [id] + $0.id, answersOnce: $0.answersOnce, start: $0.start)
      })
  }
}

/// A part of an effect: what begins or is cancelled under one identity.
@Traced(.reducer)
struct EffectStep<Action> {
  /// The features that it is inside of, the outermost first, and its own identity.
  let id: [AnyHashable]
  /// Says whether its first action is its last one.
  let answersOnce: Bool
  /// Begins it; nothing does if it is only cancelled.
  let start: ((_ send: @escaping (Action) -> Void) -> (any InFlight)?)?
}
