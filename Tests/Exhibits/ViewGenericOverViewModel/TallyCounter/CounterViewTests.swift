import HeadlessUI
import Samples
import Testing

@testable import ViewGenericOverViewModel

// Each test asks for the double that was made last.
@Suite("A view generic over its view model, with a double of it", .serialized) @MainActor
struct GenericCounterViewTests {
  private let controller = CounterViewController<CounterViewModelDouble>(
    tally: Tally(count: 0, wheels: 2), digits: 2)

  @Test("shows the texts of the wheels, now and when they change")
  func texts() throws {
    let viewModel = try #require(CounterViewModelDouble.last)
    viewModel.show("7", at: 0)
    let screen = try #require(controller.view as? CounterScreen)
    #expect(screen.digits.map(\.text) == ["7", ""])
    viewModel.show("3", at: 1)
    #expect(screen.digits.map(\.text) == ["7", "3"])
  }

  @Test("hands on what was tapped, and changes nothing by itself")
  func taps() throws {
    let viewModel = try #require(CounterViewModelDouble.last)
    let screen = try #require(controller.view as? CounterScreen)
    for button in [screen.up, screen.increment, screen.down] {
      button.sendActions(for: .touchUpInside)
    }
    #expect(viewModel.taps == ["up", "increment", "down"])
    #expect(screen.digits.map(\.text) == ["", ""])
  }
}
