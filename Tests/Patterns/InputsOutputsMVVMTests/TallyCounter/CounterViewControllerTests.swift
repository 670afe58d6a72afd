import HeadlessUI
import Reactive
import Testing

@testable import InputsOutputsMVVM

@Suite("The counter's view")
struct CounterViewControllerTests {
  private let viewModel = CounterViewModelMock()
  private let window: Window

  init() {
    window = Window(
      rootViewController: CounterViewController(viewModel: viewModel, digits: 2))
    window.makeKeyAndVisible()
  }

  @Test("shows at once what is so, and reports nothing")
  func loading() {
    #expect(viewModel.reported.isEmpty)
    #expect(texts == ["0", "0"])
  }

  @Test("reports each tap to its own input")
  func taps() throws {
    for button in ["increment", "up", "down"] { try window.tap(button) }
    #expect(viewModel.reported == ["incrementTapped", "upTapped", "downTapped"])
  }

  @Test("shows each wheel's output on its own label")
  func shows() {
    viewModel.subjects[1].send("7")
    #expect(texts == ["7", "0"])
  }

  private var texts: [String?] {
    ["digit.1", "digit.0"].map { window.snapshot()[$0]?.text }
  }
}
