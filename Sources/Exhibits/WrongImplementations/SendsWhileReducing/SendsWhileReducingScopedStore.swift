import Trace

/// The store of a part: it holds nothing, and has its parent do everything.
@Traced(.store)
final class SendsWhileReducingScopedStore<
  ParentState: Equatable, ParentAction, State: Equatable, Action
>:
  SendsWhileReducingStore<State, Action>
{
  private let parent: SendsWhileReducingStore<ParentState, ParentAction>
  private let dismissal: ParentAction?
  private let part: (ParentState) -> State?
  private let embed: (Action) -> ParentAction

  init(
    of parent: SendsWhileReducingStore<ParentState, ParentAction>, dismissal: ParentAction?,
    _ part: @escaping (ParentState) -> State?, _ embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.dismissal = dismissal
    self.part = part
    self.embed = embed
    super.init()
  }

  override func send(_ action: Action) { parent.send(embed(action)) }

  override func dismiss() {
    if let dismissal { parent.send(dismissal) }
  }

  /// Listens to the parent; while there is no such part, it keeps still.
  override func subscribe(
    _ listener: @escaping (_ old: State?, _ new: State) -> Void
  ) -> SendsWhileReducingStoreSubscription {
    parent.subscribe { [part] old, new in
      if let state = part(new) { listener(old.flatMap(part), state) }
    }
  }
}
