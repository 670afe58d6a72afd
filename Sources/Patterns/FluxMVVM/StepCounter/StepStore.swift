import Samples

/// Holds the count of one screen.
@Traced(.store)
final class StepStore: Store<StepAction, StepCount> {
  override func receive(_ action: StepAction) {
    var count = value
    switch action {
    case .increment: count.increment()
    case .decrement: count.decrement()
    }
    commit(count)
  }
}
