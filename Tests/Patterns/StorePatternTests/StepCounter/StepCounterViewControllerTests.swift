import HeadlessUI
import Samples
import Testing

@testable import StorePattern

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

  @Test("shows a state that is committed, and writes only what differs")
  func onlyDifferences() {
    screen.decrement.alpha = 0.25
    viewModel.store.commit(
      StepCounterViewModel.State(count: "many", isDecrementEnabled: true, decrementAlpha: 0.5))
    #expect(screen.count.text == "many")
    #expect(screen.decrement.isEnabled)
    #expect(screen.decrement.alpha == 0.25)
  }
}
