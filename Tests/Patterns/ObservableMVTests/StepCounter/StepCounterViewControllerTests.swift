import HeadlessUI
import Samples
import Testing

@testable import ObservableMV

@Suite("The step counter's view controller")
struct StepCounterViewControllerTests {
  private let model = StepModel()
  private let window: Window

  init() {
    window = Window(rootViewController: StepCounterViewController(model: model))
    window.makeKeyAndVisible()
  }

  @Test("formats its model's count, and greys the button that has nothing to do")
  func shows() {
    #expect(look == ["0", "false", "0.5"])
    model.increment()
    #expect(look == ["1", "true", "1.0"])
  }

  @Test("hands taps to its model")
  func taps() throws {
    try window.tap("increment")
    try window.tap("increment")
    _ = window.snapshot()
    try window.tap("decrement")
    #expect(model.count.value == 1)
  }

  /// The look of the count and of the button that takes a step back.
  private var look: [String?] {
    let frame = window.snapshot()
    let decrement = frame["decrement"]
    return [
      frame["count"]?.text, decrement?.isEnabled.map { "\($0)" }, decrement?.alpha.map { "\($0)" },
    ]
  }
}
