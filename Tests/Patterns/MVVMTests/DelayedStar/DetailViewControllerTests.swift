import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The second screen's view")
struct DetailViewControllerTests {
  private let clock = VirtualClock()
  private let star: StarModel
  private let controller: DetailViewController
  private let button: Button

  init() throws {
    star = StarModel(clock: clock)
    controller = DetailViewController(viewModel: DetailViewModel(star: star))
    button = try #require(controller.view as? DetailScreen).star
  }

  @Test("hands a tap to the view model, and shows the star at each moment")
  func taps() throws {
    #expect(button.currentTitle == "☆")
    button.sendActions(for: .touchUpInside)
    #expect(star.state.isSwitching)
    #expect(button.currentTitle == "★")
    #expect(button.currentTitleColor == .gray)
    #expect(!button.isEnabled)
    try clock.advance(by: 1_000)
    #expect(button.currentTitleColor == .red)
    #expect(button.isEnabled)
  }

  @Test("is in step with what another screen does to the star")
  func inStep() {
    star.toggle()
    #expect(button.currentTitle == "★")
  }
}
