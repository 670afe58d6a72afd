import HeadlessUI
import Samples

/// The count of one screen; a view that has read it is updated after a change.
@Traced(.model)
@Observable
final class StepModel {
  private(set) var count = StepCount()

  func increment() { count.increment() }

  func decrement() { count.decrement() }
}
