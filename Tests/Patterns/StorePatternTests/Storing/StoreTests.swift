import Testing

@testable import StorePattern

@Suite("A store")
struct StoreTests {
  private let store = Store<Person, String>(Person())

  @Test("gives a subscriber the present state at once, with none before it")
  func replay() {
    let heard = Heard(store)
    #expect(heard.lines == ["nobody → Ada 36"])
  }

  @Test("gives every subscriber each state together with the one before")
  func changes() {
    let heard = [Heard(store), Heard(store)]
    store.commit(Person(name: "Grace"))
    store.commit(Person(name: "Grace", age: 37))
    let expected = ["nobody → Ada 36", "Ada 36 → Grace 36", "Grace 36 → Grace 37"]
    #expect(heard.map(\.lines) == [expected, expected])
  }

  @Test("announces no commit that leaves the state as it was")
  func equalState() {
    let heard = Heard(store)
    store.commit(Person(name: "Ada", age: 36))
    #expect(heard.lines == ["nobody → Ada 36"])
  }

  @Test("sends an activity to those who are subscribed then, and keeps nothing of it")
  func activities() {
    store.send("too early")
    let heard = Heard(store)
    store.send("greet")
    #expect(heard.lines == ["nobody → Ada 36", "greet"])
    #expect(Heard(store).lines == ["nobody → Ada 36"])
  }

  @Test("has changed its state when a commit returns, also inside a notification")
  func stateAtOnce() {
    var ages: [Int] = []
    let token = store.subscribe { [store] _, new in
      guard new.age == 36 else { return }
      store.commit(Person(age: 37))
      ages.append(store.state.age)
    }
    withExtendedLifetime(token) { #expect(ages == [37]) }
  }

  @Test("notifies of a commit inside a notification when that has reached everyone")
  func order() {
    var isAnswered = false
    let token = store.subscribe { [store] old, _ in
      guard old != nil, !isAnswered else { return }
      isAnswered = true
      store.commit(Person(name: "Grace", age: 40))
      store.send("greet")
    }
    let heard = Heard(store)
    store.commit(Person(name: "Grace"))
    withExtendedLifetime(token) {
      #expect(
        heard.lines == ["nobody → Ada 36", "Ada 36 → Grace 36", "Grace 36 → Grace 40", "greet"])
    }
  }

  @Test("notifies of a commit inside the first notification when that has ended")
  func orderOfReplay() {
    var lines: [String] = []
    let token = store.subscribe { [store] old, new in
      lines.append("\(new.age) begins")
      if old == nil { store.commit(Person(age: 37)) }
      lines.append("\(new.age) ends")
    }
    store.commit(Person(age: 38))
    withExtendedLifetime(token) {
      #expect(
        lines == ["36 begins", "36 ends", "37 begins", "37 ends", "38 begins", "38 ends"])
    }
  }

  @Test("notifies nobody whose subscription has ended")
  func end() {
    var heard: [Person] = []
    var token: (any Subscription)? = store.subscribe { _, new in heard.append(new) }
    withExtendedLifetime(token) {}
    token = nil
    store.commit(Person(age: 37))
    #expect(heard == [Person()])
  }

  @Test("notifies nobody whose subscription another subscriber has just ended")
  func endMeanwhile() {
    var second: (any Subscription)?
    var heard: [Person] = []
    let first = store.subscribe { old, _ in if old != nil { second = nil } }
    second = store.subscribe { _, new in heard.append(new) }
    store.commit(Person(age: 37))
    withExtendedLifetime((first, second)) { #expect(heard == [Person()]) }
  }

  @Test("is not kept alive by its subscriptions")
  func release() {
    var local: Store<Person, String>? = Store(Person())
    weak let released = local
    let token = local?.subscribe { _, _ in }
    local = nil
    withExtendedLifetime(token) { #expect(released == nil) }
  }
}
