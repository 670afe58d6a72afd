import Samples
import Testing

@testable import FluxMVVM

@Suite("The profile's store")
struct ProfileStoreTests {
  private let dispatcher = Dispatcher<ProfileAction>(faults: Faults())
  private let store: ProfileStore

  init() {
    store = ProfileStore(ProfileState(), dispatcher: dispatcher)
  }

  @Test("names another request for each refresh, and none after the answer")
  func requests() {
    let heard = Heard(store)
    for action in [ProfileAction.refresh, .refresh, .receive(.failure(.offline))] {
      dispatcher.dispatch(action)
    }
    #expect(heard.values.map(\.request?.number) == [nil, 1, 2, nil])
    #expect(store.value.failure == .offline)
  }

  @Test("holds the answer, and a presence that came later")
  func values() {
    dispatcher.dispatch(.refresh)
    dispatcher.dispatch(
      .receive(.success(Profile(name: "Viola", age: 34, presence: .offline))))
    dispatcher.dispatch(.changePresence(to: .online))
    #expect(store.value.name == "Viola")
    #expect(store.value.age == 34)
    #expect(store.value.presence == .online)
  }
}
