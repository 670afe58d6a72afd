import HeadlessUI
import Reactive
import Samples
import Testing

@testable import MVVMC

@Suite("The coordinators of the GitHub favorites")
struct AppCoordinatorTests {
  private let dependencies: GitHubDependencies
  private let navigation = NavigationController()
  private let search: SearchCoordinator
  private let window: Window

  init() {
    let server = TestServer()
    dependencies = GitHubDependencies(
      service: GitHubService(server: server.server), scheduler: server.clock.scheduler,
      favorites: FavoritesModel(), visibleRows: 8)
    search = SearchCoordinator(dependencies: dependencies, navigation: navigation)
    window = Window(rootViewController: search.startStack())
    window.makeKeyAndVisible()
  }

  @Test("begin with two tabs, each with a stack of its own")
  func tabs() throws {
    let app = AppCoordinator(dependencies: dependencies)
    let tabs = try #require(app.start() as? TabBarController)
    let stacks = tabs.children.compactMap { $0 as? NavigationController }
    #expect(stacks.first?.topViewController is SearchViewController)
    #expect(stacks.last?.topViewController is FavoritesViewController)
  }

  @Test("open a user and then a repository, and release both on the way back")
  func deeper() throws {
    search.searchViewModel(makeSearchViewModel(), didSelect: User(login: "organ"))
    weak let user = search.children.first as? UserCoordinator
    user?.userViewModel(makeUserViewModel(), didSelect: .etudes)
    weak let repository = user?.children.first as? RepositoryCoordinator
    #expect(navigation.viewControllers.count == 3)
    #expect(repository != nil)
    try window.back()
    #expect(repository == nil)
    #expect(user != nil)
    try window.back()
    #expect(user == nil)
    #expect(search.children.isEmpty)
  }

  @Test("present a failure above the screen whose request failed, unless it is out of sight")
  func failures() throws {
    let viewModel = makeSearchViewModel()
    search.searchViewModel(viewModel, didSelect: User(login: "organ"))
    search.searchViewModel(viewModel, didFailWith: "Out of sight")
    #expect(navigation.presentedViewController == nil)
    try window.back()
    search.searchViewModel(viewModel, didFailWith: "In sight")
    #expect(navigation.presentedViewController is AlertController)
  }

  private func makeSearchViewModel() -> SearchViewModel {
    SearchViewModel(
      service: dependencies.service, scheduler: dependencies.scheduler, visibleRows: 8)
  }

  private func makeUserViewModel() -> UserViewModel {
    UserViewModel(user: User(login: "organ"), service: dependencies.service, visibleRows: 8)
  }
}
