import Samples
import Testing
import Trace

@testable import StorePattern

@Suite("The view model of a user's repositories")
struct UserViewModelTests {
  private let stage = GitHubStage()
  private let viewModel: UserViewModel
  private let subscriber: Subscriber<UserViewModel.State, UserViewModel.Activity>

  init() {
    viewModel = UserViewModel(repositories: stage.makeRepositories(of: "organ"))
    subscriber = Subscriber(viewModel.store)
  }

  @Test("has a title and requests nothing before it is to load")
  func beginning() {
    #expect(viewModel.store.state.title == "organ's repositories")
    #expect(stage.server.requests.isEmpty)
  }

  @Test("commits repositories with their stars, page by page")
  func pages() throws {
    viewModel.load()
    #expect(viewModel.store.state.isLoading)
    try stage.server.respond(to: 1)
    #expect(viewModel.store.state.rows.first == "etudes ★233")
    #expect(viewModel.store.state.total == "10 / 12")
    viewModel.scrolled(to: 2)
    try stage.server.respond(to: 2)
    #expect(viewModel.store.state.total == "12 / 12")
    #expect(!viewModel.store.state.isLoading)
  }

  @Test("sends why a page did not come")
  func failure() throws {
    viewModel.load()
    try stage.server.fail(1, with: .token)
    #expect(subscriber.activities == [.showFailure("The access token is not valid.")])
    #expect(viewModel.store.state == UserViewModel.State(title: "organ's repositories"))
  }

  @Test("sends the repository of a row")
  func select() throws {
    viewModel.load()
    try stage.server.respond(to: 1)
    viewModel.select(row: 1)
    guard case .open(let repository) = subscriber.activities.first else {
      Issue.record("sent \(subscriber.activities)")
      return
    }
    #expect(repository.fullName == "organ/sonatas")
  }
}
