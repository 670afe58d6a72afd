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

  /// A screen, with the identifier and the widgets that its setup announces.
  struct Layout: Sendable, CustomTestStringConvertible {
    let name: String
    let screen: @MainActor @Sendable () -> View
    let widgets: [String]
    var testDescription: String { name }
  }

  @Test(
    "has its widgets in the order in which they are seen",
    arguments: [
      Layout(
        name: "counter", screen: { StepCounterScreen() },
        widgets: ["count", "increment", "decrement"]),
      Layout(
        name: "profile", screen: { ProfileScreen() },
        widgets: ["name", "age", "presence", "refresh", "spinner", "error", "retry"]),
      Layout(
        name: "programs", screen: { ProgramsScreen() },
        widgets: ["programs", "spinner", "refresh", "message", "failure", "reload"]),
      Layout(
        name: "search", screen: { SearchScreen(visibleRows: 8) },
        widgets: ["search", "results", "total", "spinner", "cancel"]),
      Layout(
        name: "user", screen: { UserScreen(visibleRows: 8) },
        widgets: ["repositories", "total", "spinner"]),
      Layout(
        name: "repository", screen: { RepositoryScreen() },
        widgets: ["name", "description", "favorite"]),
      Layout(
        name: "favorites", screen: { FavoritesScreen(visibleRows: 8) },
        widgets: ["favorites", "empty", "removeAll"]),
    ])
  func layouts(_ layout: Layout) {
    let screen = layout.screen()
    #expect(screen.accessibilityIdentifier == layout.name)
    #expect(screen.subviews.map(\.accessibilityIdentifier) == layout.widgets)
  }

  @Test("shows as many rows of a list as the sample says")
  func rows() {
    #expect(ProgramsScreen().programs.visibleRowCount == ProgramList.visibleRows)
    #expect(SearchScreen(visibleRows: 3).results.visibleRowCount == 3)
    #expect(UserScreen(visibleRows: 3).repositories.visibleRowCount == 3)
    #expect(FavoritesScreen(visibleRows: 3).favorites.visibleRowCount == 3)
  }

  @Test("has words of its own for what is not known and for an age")
  func words() {
    #expect(ProfileWords.unknown == "—")
    #expect(ProfileWords.years(34) == "34 years")
    #expect(ButtonAlpha.enabled == 1.0 && ButtonAlpha.disabled == 0.5)
  }

  @Test(
    "says why a request failed in an alert that is answered by OK", arguments: ServerError.allCases)
  func failureAlert(_ error: ServerError) {
    let alert = AlertController.failure(error.message)
    #expect(alert.message == error.message)
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test("says the same of the same failure in every sample")
  func messages() {
    #expect(
      ServerError.allCases.map(\.message) == [
        "You appear to be offline.", "The access token is not valid.", "The server answered 500.",
      ])
  }
}
