import Samples
import Testing

@testable import Flux

@Suite("The programs' store")
struct ProgramStoreTests {
  private let dispatcher = Dispatcher<ProgramAction>(faults: Faults())
  private let store: ProgramStore
  private let page = (1...25).map { Program(title: "Concert \($0)") }

  init() {
    store = ProgramStore(ProgramList(), dispatcher: dispatcher)
  }

  @Test("names the first page when it is refreshed, and the next one at the bottom")
  func requests() {
    let heard = Heard(store)
    dispatch(.refresh, .receive(.success(page)), .scroll(to: 17))
    #expect(heard.values.map(\.request) == [nil, .refresh, nil, .more(from: 25)])
  }

  @Test("notifies of no refresh while refreshing, and of a scroll, since that is part of the list")
  func changes() {
    dispatch(.refresh)
    let heard = Heard(store)
    dispatch(.refresh)
    #expect(heard.values.count == 1)
    dispatch(.receive(.success(page)), .scroll(to: 5), .scroll(to: 5))
    #expect(heard.values.map(\.programs.count) == [0, 25, 25])
  }

  @Test("counts every scroll: only who was away reaches the bottom again")
  func edge() {
    dispatch(.refresh, .receive(.success(page)), .scroll(to: 17), .receive(.failure(.offline)))
    dispatch(.scroll(to: 17))
    #expect(store.value.request == nil)
    dispatch(.scroll(to: 3), .scroll(to: 17))
    #expect(store.value.request == .more(from: 25))
  }

  private func dispatch(_ actions: ProgramAction...) {
    for action in actions { dispatcher.dispatch(action) }
  }
}
