import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The step counter's view")
struct StepCounterViewControllerTests {
  private let viewModel = StepCounterViewModel(counter: StepCounter())
  private let screen: StepCounterScreen
  private let controller: StepCounterViewController

  init() throws {
    controller = StepCounterViewController(viewModel: viewModel)
    screen = try #require(controller.view as? StepCounterScreen)
  }

  @Test("shows what its view model has when it loads")
  func beginning() {
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.5)
  }

  @Test("hands taps to the view model, and shows what comes of them")
  func taps() {
    screen.increment.sendActions(for: .touchUpInside)
    #expect(screen.count.text == "1")
    #expect(screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 1)
    screen.decrement.sendActions(for: .touchUpInside)
    #expect(screen.count.text == "0")
    #expect(!screen.decrement.isEnabled)
  }

  @Test("writes only what was published")
  func onlyChanges() {
    viewModel.increment()
    screen.decrement.alpha = 0.25
    viewModel.increment()
    #expect(screen.count.text == "2")
    #expect(screen.decrement.alpha == 0.25)
  }
}
