import Samples
import Testing

@testable import FluxMVVM

@Suite("A store of failures")
struct FailureStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let viola = User(login: "viola")

  @Test("announces each failure once, and holds none afterwards")
  func announces() {
    let store = SearchFailureStore(dispatcher: dispatcher)
    let output = Output(store.changes)
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    dispatcher.dispatch(.search(.scroll(to: 0)))
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    #expect(output.values == [nil, .token, nil, .token, nil])
    #expect(Output(store.changes).values == [nil])
  }

  @Test("announces the failures of its own user only")
  func ownUser() {
    let store = RepositoriesFailureStore(of: viola, dispatcher: dispatcher)
    let output = Output(store.changes)
    dispatcher.dispatch(.repositories(.receive(.failure(.server)), of: User(login: "oboe")))
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    #expect(output.values == [nil])
    dispatcher.dispatch(.repositories(.receive(.failure(.offline)), of: viola))
    withExtendedLifetime(store) { #expect(output.values == [nil, .offline, nil]) }
  }
}
