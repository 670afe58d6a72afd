import Samples
import Testing

@testable import ObservableMV

@Suite("The step counter's model")
struct StepModelTests {
  private let model = StepModel()

  @Test("begins at 0, with no step to take back")
  func beginning() {
    #expect(model.count.value == 0)
    #expect(!model.count.canDecrement)
  }

  @Test("counts up and down, never below 0")
  func steps() {
    model.increment()
    model.increment()
    model.decrement()
    #expect(model.count.value == 1)
    #expect(model.count.canDecrement)
    model.decrement()
    model.decrement()
    #expect(model.count.value == 0)
  }
}
