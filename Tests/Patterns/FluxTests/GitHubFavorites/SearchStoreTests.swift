import Samples
import Testing

@testable import Flux

@Suite("The search's store")
struct SearchStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let store: SearchStore

  init() {
    store = SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher)
  }

  @Test("names the request of a query, and holds the users that arrive")
  func search() throws {
    let heard = Heard(store)
    dispatch(.search(for: "vio"))
    #expect(store.value.request?.query == "vio")
    try receive()
    #expect(heard.values.map(\.isLoading) == [false, true, false])
    #expect(heard.values.map(\.users.count) == [0, 0, 3])
  }

  @Test("notifies of no query that is shown or under way")
  func sameQuery() throws {
    let heard = Heard(store)
    dispatch(.search(for: "vio"), .search(for: "vio"))
    try receive()
    dispatch(.search(for: "vio"))
    #expect(heard.values.count == 3)
  }

  @Test("notifies of a scroll, since the reader's place is part of the search")
  func scroll() throws {
    dispatch(.search(for: "o"))
    try receive()
    let heard = Heard(store)
    dispatch(.scroll(to: 1), .scroll(to: 1), .scroll(to: 2))
    #expect(heard.values.map(\.isLoading) == [false, false, true])
  }

  @Test("counts every scroll: only who was away reaches the bottom again")
  func edge() throws {
    dispatch(.search(for: "o"))
    try receive()
    dispatch(.scroll(to: 2), .receive(.failure(.server)), .scroll(to: 2))
    #expect(store.value.request == nil)
    dispatch(.scroll(to: 0), .scroll(to: 2))
    #expect(store.value.request != nil)
  }

  @Test("disregards what happens to other features")
  func others() {
    let heard = Heard(store)
    dispatcher.dispatch(.favorites(.add(.etudes)))
    dispatcher.dispatch(.repositories(.load, of: User(login: "viola")))
    #expect(heard.values.count == 1)
  }

  private func dispatch(_ actions: SearchAction...) {
    for action in actions { dispatcher.dispatch(.search(action)) }
  }

  private func receive() throws {
    dispatch(.receive(.success(try #require(store.value.answer))))
  }
}
