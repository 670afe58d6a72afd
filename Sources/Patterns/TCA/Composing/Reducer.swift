import Trace

/// Computes the next state of a feature, and says which effects follow.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  /// Changes the state as an action says; what is to be done besides is returned, and not done here.
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

/// An event of a feature that is presented.
enum PresentationAction<Action> {
  case presented(Action)
  /// It has been left.
  case dismiss
}

extension PresentationAction: Equatable where Action: Equatable {}

/// The ways in which a feature is part of a larger one.
@Traced(extending: .reducer)
extension Reducer {
  /// Reduces a part of a state.
  func scope<ParentState, ParentAction>(
    _ part: WritableKeyPath<ParentState, State>, of state: inout ParentState, _ action: Action,
    as embed: @escaping (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    reduce(into: &state[keyPath: part], action: action).map(embed)
  }

  /// Reduces a part of a state that is there while the feature is presented.
  ///
  /// Its effects are in flight under its identity, and are cancelled when it is dismissed. What
  /// arrives later is disregarded.
  func ifLet<ParentState, ParentAction>(
    _ part: WritableKeyPath<ParentState, State?>, of state: inout ParentState,
    _ action: PresentationAction<Action>, id: some Hashable,
    as embed: @escaping (PresentationAction<Action>) -> ParentAction
  ) -> Effect<ParentAction> {
    switch action {
    case .presented(let action):
      guard var child = state[keyPath: part] else { return .none }
      let effect = reduce(into: &child, action: action)
      state[keyPath: part] = child
      return effect.map { embed(.presented($0)) }.inside(id)
    case .dismiss:
      state[keyPath: part] = nil
      return .cancel(id: id)
    }
  }
}
