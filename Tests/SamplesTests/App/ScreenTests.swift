import HeadlessUI
import Samples
import Testing

@Suite("A screen's layout")
struct ScreenTests {
  @Test("has the wheels with the most significant first, then the buttons")
  func counter() {
    let screen = CounterScreen(digits: 3)
    #expect(screen.accessibilityIdentifier == "counter")
    #expect(
      screen.subviews.map(\.accessibilityIdentifier)
        == ["digit.2", "digit.1", "digit.0", "increment", "up", "down"])
    #expect(screen.digits.map(\.accessibilityIdentifier) == ["digit.0", "digit.1", "digit.2"])
  }

  @Test("has the star, and beside it on the first screen the way to the second")
  func star() {
    #expect(StarScreen().subviews.map(\.accessibilityIdentifier) == ["star", "navigate"])
    #expect(DetailScreen().subviews.map(\.accessibilityIdentifier) == ["star"])
  }
}
