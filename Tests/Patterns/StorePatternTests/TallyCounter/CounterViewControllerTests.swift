import HeadlessUI
import Samples
import Testing

@testable import StorePattern

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let viewModel = CounterViewModel(counter: TallyCounter(Tally(count: 200, wheels: 3)))
  private let controller: CounterViewController

  init() {
    controller = CounterViewController(viewModel: viewModel, digits: 3)
  }

  @Test("shows the state that it finds, and each one that is committed, wherever it comes from")
  func shows() throws {
    #expect(try texts == ["0", "0", "2"])
    viewModel.store.commit(CounterViewModel.State(wheels: ["a", "b", "c"]))
    #expect(try texts == ["a", "b", "c"])
  }

  @Test("writes only the wheels that differ")
  func onlyDifferences() throws {
    for label in try screen.digits { label.text = "untouched" }
    viewModel.store.commit(CounterViewModel.State(wheels: ["0", "1", "2"]))
    #expect(try texts == ["untouched", "1", "untouched"])
  }

  @Test("shows a state that has no wheel, or more of them than there are labels")
  func otherWheels() throws {
    viewModel.store.commit(CounterViewModel.State())
    #expect(try texts == [nil, nil, nil])
    viewModel.store.commit(CounterViewModel.State(wheels: ["1", "2", "3", "4"]))
    #expect(try texts == ["1", "2", "3"])
  }

  @Test(
    "hands each tap to the view model",
    arguments: [
      ("increment", ["1", "0", "2"]), ("up", ["1", "1", "2"]), ("down", ["0", "0", "1"]),
    ])
  func taps(_ row: (button: String, texts: [String])) throws {
    let buttons = try [screen.increment, screen.up, screen.down]
    try #require(buttons.first { $0.accessibilityIdentifier == row.button })
      .sendActions(for: .touchUpInside)
    #expect(viewModel.store.state.wheels == row.texts)
  }

  @Test("is kept alive neither by the store to which it subscribes nor by its own buttons")
  func release() {
    var local: CounterViewController? = CounterViewController(viewModel: viewModel, digits: 3)
    weak let released = local
    local?.loadViewIfNeeded()
    local = nil
    #expect(released == nil)
  }

  private var screen: CounterScreen {
    get throws { try #require(controller.view as? CounterScreen) }
  }

  private var texts: [String?] {
    get throws { try screen.digits.map(\.text) }
  }
}
