import Samples
import Testing

@testable import Flux

@Suite("A store of failures")
struct FailureStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let viola = User(login: "viola")

  @Test("announces each failure once, and holds none afterwards")
  func announces() {
    let store = SearchFailureStore(dispatcher: dispatcher)
    let heard = Heard(store)
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    dispatcher.dispatch(.search(.scroll(to: 0)))
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    #expect(heard.values == [nil, .token, nil, .token, nil])
    #expect(Heard(store).values == [nil])
  }

  @Test("announces the failures of its own user only")
  func ownUser() {
    let store = RepositoriesFailureStore(of: viola, dispatcher: dispatcher)
    let heard = Heard(store)
    dispatcher.dispatch(.repositories(.receive(.failure(.server)), of: User(login: "oboe")))
    dispatcher.dispatch(.search(.receive(.failure(.token))))
    #expect(heard.values == [nil])
    dispatcher.dispatch(.repositories(.receive(.failure(.offline)), of: viola))
    withExtendedLifetime(store) { #expect(heard.values == [nil, .offline, nil]) }
  }
}
