import Samples
import Testing

@testable import FluxMVVM

@Suite("The search's store")
struct SearchStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let store: SearchStore

  init() {
    store = SearchStore(UserSearch(visibleRows: 8), dispatcher: dispatcher)
  }

  @Test("names the request of a query, and tells of the users that arrive")
  func search() throws {
    let output = Output(store.changes)
    dispatch(.search(for: "vio"))
    #expect(store.value.request?.query == "vio")
    try receive()
    #expect(output.values.map(\.isLoading) == [false, true, false])
    #expect(output.values.map(\.users.count) == [0, 0, 3])
  }

  @Test("is silent about a query that is shown or under way")
  func sameQuery() throws {
    let output = Output(store.changes)
    dispatch(.search(for: "vio"), .search(for: "vio"))
    try receive()
    dispatch(.search(for: "vio"))
    #expect(output.values.count == 3)
  }

  @Test("is silent about a scroll, unless it leads to a request")
  func scroll() throws {
    dispatch(.search(for: "o"))
    try receive()
    let output = Output(store.changes)
    dispatch(.scroll(to: 1))
    #expect(output.values.count == 1)
    dispatch(.scroll(to: 2))
    #expect(output.values.map(\.isLoading) == [false, true])
  }

  @Test("counts a scroll of which it told nobody: only who was away reaches the bottom again")
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
    let output = Output(store.changes)
    dispatcher.dispatch(.favorites(.toggle(.etudes)))
    dispatcher.dispatch(.repositories(.load, of: User(login: "viola")))
    #expect(output.values.count == 1)
  }

  private func dispatch(_ actions: SearchAction...) {
    for action in actions { dispatcher.dispatch(.search(action)) }
  }

  private func receive() throws {
    dispatch(.receive(.success(try #require(store.value.answer))))
  }
}
