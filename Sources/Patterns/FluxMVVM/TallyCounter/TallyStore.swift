import Samples

/// Holds the tally, and applies the transitions that actions name.
@Traced(.store)
final class TallyStore: Store<TallyAction, Tally> {
  override func receive(_ action: TallyAction) {
    var tally = value
    switch action {
    case .increment: tally.increment()
    case .up: tally.up()
    case .down: tally.down()
    }
    commit(tally)
  }
}
