import HeadlessUI
import Samples

/// The tally of one screen; a view that has read it is updated after a change.
@Traced(.model)
@Observable
final class TallyModel {
  private(set) var tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
  }

  func increment() { tally.increment() }

  func up() { tally.up() }

  func down() { tally.down() }
}
