import HeadlessUI
import Samples
import Testing

@testable import MVVM

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let counter = TallyCounter(Tally(count: 200, wheels: 3))
  private let viewModel: CounterViewModel
  private let controller: CounterViewController

  init() {
    viewModel = CounterViewModel(counter: counter)
    controller = CounterViewController(viewModel: viewModel, digits: 3)
  }

  @Test("shows each wheel as its view model has it, when it loads and from then on")
  func shows() throws {
    #expect(try texts == ["0", "0", "2"])
    counter.up()
    #expect(try texts == ["1", "1", "2"])
  }

  @Test("writes only the wheel that was published")
  func onlyChanges() throws {
    for label in try screen.digits { label.text = "untouched" }
    viewModel.increment()
    #expect(try texts == ["1", "untouched", "untouched"])
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
    #expect(viewModel.wheels == row.texts)
  }

  @Test("is kept alive neither by its bindings nor by its own buttons")
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
