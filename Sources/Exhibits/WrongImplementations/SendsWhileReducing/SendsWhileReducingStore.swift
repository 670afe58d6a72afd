import Trace

/// The app's store as a view knows it: a state to observe, and where actions go.
@Traced(.store)
class SendsWhileReducingStore<State: Equatable, Action> {
  init() {}

  /// Has an action reduced; a store says how.
  func send(_ action: Action) {}

  /// Says that what shows this state has been left; of no concern to a store that is not presented.
  func dismiss() {}

  /// Notifies a listener of the present state, with none before it, and then of each change of the
  /// app's state; a store says how.
  func subscribe(_ listener: @escaping (_ old: State?, _ new: State) -> Void)
    -> SendsWhileReducingStoreSubscription
  {
    SendsWhileReducingStoreSubscription()
  }

  /// Notifies a view of a part of the present state, and of each other one, for as long as the
  /// subscription is held.
  final func observe<Part: Equatable>(
    _ part: KeyPath<State, Part>, _ view: @escaping (Part) -> Void
  ) -> SendsWhileReducingStoreSubscription {
    let notify = bound(.store, "state", view)
    return subscribe { old, new in
      if old?[keyPath: part] != new[keyPath: part] { notify(new[keyPath: part]) }
    }
  }

  /// Notifies a view whenever an optional part of the state is there and was not before.
  final func ifLet<Part>(
    _ part: KeyPath<State, Part?>, _ view: @escaping (Part) -> Void
  ) -> SendsWhileReducingStoreSubscription {
    let notify = bound(.store, "presented", view)
    return subscribe { old, new in
      if old?[keyPath: part] == nil, let value = new[keyPath: part] { notify(value) }
    }
  }

  /// The store of a part of the state.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - embed: The action that an action of the part is.
  ///   - dismissal: The action that says that what shows the part has been left.
  /// - Returns: The store, which has this one do everything.
  final func scope<Part: Equatable, PartAction>(
    _ part: KeyPath<State, Part>, as embed: @escaping (PartAction) -> Action,
    dismissal: Action? = nil
  ) -> SendsWhileReducingStore<Part, PartAction> {
    SendsWhileReducingScopedStore(of: self, dismissal: dismissal, { $0[keyPath: part] }, embed)
  }

  /// The store of a feature that is presented.
  final func scope<Part: Equatable, PartAction>(
    _ part: KeyPath<State, Part?>, as embed: @escaping (PresentationAction<PartAction>) -> Action
  ) -> SendsWhileReducingStore<Part, PartAction> {
    SendsWhileReducingScopedStore(
      of: self, dismissal: embed(.dismiss), { $0[keyPath: part] }, { embed(.presented($0)) })
  }
}

/// A listener's place with a store; whoever listens holds it, and it ends with its holder.
@Traced(.store)
class SendsWhileReducingStoreSubscription {
  init() {}
}
