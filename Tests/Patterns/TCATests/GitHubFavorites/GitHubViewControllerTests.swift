import HeadlessUI
import Samples
import Testing
import Trace

@testable import TCA

@Suite("The views of GitHub favorites")
struct GitHubViewControllerTests {
  private let environment = Environment(clock: VirtualClock(), mode: .manual)
  private let window: Window

  init() throws {
    window =
      GitHubFavoritesApp(setup: try GitHubFavoritesSetup([:]), environment: environment).window
  }

  @Test("format the search: rows, total, spinner")
  func search() throws {
    try search(for: "vio")
    #expect(try searchScreen.spinner.isAnimating)
    #expect(try searchScreen.total.text == "")
    try environment.server.respond(to: 1)
    #expect(try !searchScreen.spinner.isAnimating)
    #expect(try searchScreen.total.text == "3 / 3")
    #expect(try searchScreen.results.visibleRows == ["viola", "violin", "violone"])
  }

  @Test("show a failure until it was read, and none that came out of sight")
  func failure() throws {
    try search(for: "vio")
    try environment.server.fail(1, with: .token)
    #expect(alert?.message == "The access token is not valid.")
    try window.choose("OK")
    try search(for: "o")
    try window.tab("favorites")
    try environment.server.fail(2, with: .server)
    #expect(alert == nil)
    try window.tab("search")
    #expect(alert == nil)
  }

  @Test("open what was tapped, and send that a person went back")
  func opens() throws {
    try search(for: "vio")
    try environment.server.respond(to: 1)
    for number in [2, 3] {
      try window.select("results", row: 1)
      #expect(navigation?.topViewController?.title == "violin's repositories")
      try environment.server.respond(to: number)
      try window.select("repositories", row: 0)
      #expect(navigation?.topViewController is RepositoryViewController)
      try window.back()
      try window.back()
    }
    #expect(navigation?.viewControllers.count == 1)
  }

  @Test("cancel the request of a screen that was left")
  func leaves() throws {
    try search(for: "vio")
    try environment.server.respond(to: 1)
    try window.select("results", row: 1)
    try window.back()
    #expect(environment.server.requests == [.answered, .cancelled])
  }

  @Test("show the favorites in every screen at once")
  func favorites() throws {
    try search(for: "vio")
    try environment.server.respond(to: 1)
    try window.select("results", row: 0)
    try environment.server.respond(to: 2)
    try window.select("repositories", row: 0)
    let screen = try #require(navigation?.topViewController?.view as? RepositoryScreen)
    #expect(screen.favorite.currentTitle == "Add")
    try window.tap("favorite")
    #expect(screen.favorite.currentTitle == "Remove")
    try window.tab("favorites")
    try window.tap("removeAll")
    #expect(screen.favorite.currentTitle == "Add")
  }

  private func search(for query: String) throws {
    try window.type(query, into: "search")
    try window.submit("search")
  }

  private var navigation: NavigationController? {
    (window.rootViewController as? TabBarController)?.viewControllers.first
      as? NavigationController
  }

  private var searchScreen: SearchScreen {
    get throws { try #require(navigation?.viewControllers.first?.view as? SearchScreen) }
  }

  private var alert: AlertController? {
    window.rootViewController.presentedViewController as? AlertController
  }
}
