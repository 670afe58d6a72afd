import Samples
import Testing

@testable import Flux

@Suite("The store of a user's repositories")
struct RepositoriesStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let organ = User(login: "organ")
  private let store: RepositoriesStore

  init() {
    store = RepositoriesStore(
      RepositoryList(of: organ, visibleRows: 8), dispatcher: dispatcher)
  }

  @Test("names the first page, holds what arrives, and names the next page at the bottom")
  func pages() throws {
    let heard = Heard(store)
    dispatch(.load)
    dispatch(.receive(.success(try #require(store.value.answer))))
    dispatch(.scroll(to: 1))
    dispatch(.scroll(to: 2))
    #expect(heard.values.map(\.isLoading) == [false, true, false, false, true])
    #expect(heard.values.map(\.repositories.count) == [0, 0, 10, 10, 10])
  }

  @Test("disregards what happens to the list of another user")
  func others() {
    let heard = Heard(store)
    dispatcher.dispatch(.repositories(.load, of: User(login: "viola")))
    #expect(heard.values.count == 1)
  }

  private func dispatch(_ action: RepositoriesAction) {
    dispatcher.dispatch(.repositories(action, of: organ))
  }
}
