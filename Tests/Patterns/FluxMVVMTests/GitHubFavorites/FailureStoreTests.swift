import Samples
import Testing

@testable import FluxMVVM

@Suite("A store of failures")
struct FailureStoreTests {
  private let dispatcher = Dispatcher<GitHubAction>(faults: Faults())
  private let viola = User(login: "viola")

  @Test("holds a failure until the person has read it, and no other meanwhile")
  func holds() {
    let heard = Heard(SearchFailureStore(dispatcher: dispatcher))
    dispatch(.receive(.failure(.token)), .scroll(to: 0), .receive(.failure(.server)))
    #expect(heard.values == [nil, .token])
    dispatch(.endFailure, .receive(.failure(.server)))
    #expect(heard.values == [nil, .token, nil, .server])
  }

  @Test("holds the failures of its own user only, and ends only those")
  func ownUser() {
    let heard = Heard(RepositoriesFailureStore(of: viola, dispatcher: dispatcher))
    dispatcher.dispatch(.repositories(.receive(.failure(.server)), of: User(login: "oboe")))
    dispatch(.receive(.failure(.token)))
    #expect(heard.values == [nil])
    dispatcher.dispatch(.repositories(.receive(.failure(.offline)), of: viola))
    dispatcher.dispatch(.repositories(.endFailure, of: User(login: "oboe")))
    dispatch(.endFailure)
    #expect(heard.values == [nil, .offline])
    dispatcher.dispatch(.repositories(.endFailure, of: viola))
    #expect(heard.values == [nil, .offline, nil])
  }

  private func dispatch(_ actions: SearchAction...) {
    for action in actions { dispatcher.dispatch(.search(action)) }
  }
}
