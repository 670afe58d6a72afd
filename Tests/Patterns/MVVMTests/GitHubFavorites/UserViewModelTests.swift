import HeadlessUI
import Samples
import Testing
import Trace

@testable import MVVM

@Suite("The view model of a user's repositories")
struct UserViewModelTests {
  private let stage = GitHubStage()
  private let viewModel: UserViewModel
  private let routes = Target<UserViewModel.Route?>(nil)
  private let failures = Target<String?>(nil)
  private let tokens: [NotificationToken]

  init() {
    viewModel = UserViewModel(repositories: stage.makeRepositories(of: "organ"))
    let binder = Binder(viewModel)
    tokens = [
      binder.bind(\.route, to: routes, \.value), binder.bind(\.failure, to: failures, \.value),
    ]
  }

  @Test("has a title and requests nothing before it is to load")
  func beginning() {
    #expect(viewModel.title == "organ's repositories")
    #expect(stage.server.requests.isEmpty)
  }

  @Test("shows repositories with their stars, page by page")
  func pages() throws {
    viewModel.load()
    #expect(viewModel.isLoading)
    try stage.server.respond(to: 1)
    #expect(viewModel.rows.first == "etudes ★233")
    #expect(viewModel.total == "10 / 12")
    viewModel.scrolled(to: 2)
    try stage.server.respond(to: 2)
    #expect(viewModel.total == "12 / 12")
    #expect(!viewModel.isLoading)
  }

  @Test("announces why a page did not come")
  func failure() throws {
    viewModel.load()
    try stage.server.fail(1, with: .token)
    #expect(failures.values == [nil, "The access token is not valid."])
    #expect(viewModel.rows.isEmpty)
  }

  @Test("announces the repository of a row")
  func select() throws {
    viewModel.load()
    try stage.server.respond(to: 1)
    viewModel.select(row: 1)
    guard case .repository(let repository) = announced.first else {
      Issue.record("announced \(announced)")
      return
    }
    #expect(repository.fullName == "organ/sonatas")
  }

  private var announced: [UserViewModel.Route] { routes.values.compactMap { $0 } }
}
