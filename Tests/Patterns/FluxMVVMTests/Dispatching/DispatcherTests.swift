import Samples
import Testing

@testable import FluxMVVM

@Suite("The dispatcher")
struct DispatcherTests {
  private let faults = Faults()
  private let dispatcher: Dispatcher<String>
  private let told = Told<String>()

  init() {
    dispatcher = Dispatcher(faults: faults)
  }

  @Test("gives an action to all who registered, in order, and then says that it has ended")
  func order() {
    let registrations = [register("a"), register("b")]
    dispatcher.dispatch("go")
    withExtendedLifetime(registrations) {
      #expect(told.values == ["a go", "b go", "a ended", "b ended"])
    }
  }

  @Test("gives every action, one after the other")
  func severalActions() {
    let registration = register("a")
    dispatcher.dispatch("one")
    dispatcher.dispatch("two")
    withExtendedLifetime(registration) {
      #expect(told.values == ["a one", "a ended", "a two", "a ended"])
    }
  }

  @Test("gives nothing more to a registration whose token was released")
  func release() {
    var first: Registration<String>? = register("a")
    let second = register("b")
    withExtendedLifetime(first) {}
    first = nil
    dispatcher.dispatch("go")
    withExtendedLifetime(second) {
      #expect(told.values == ["b go", "b ended"])
    }
  }

  @Test("refuses a dispatch inside a dispatch, and reports it")
  func nestedDispatch() {
    let registration = dispatcher.register(
      receive: { [dispatcher, told] action in
        told.append(action)
        if action == "outer" { dispatcher.dispatch("inner") }
      }, ended: {})
    dispatcher.dispatch("outer")
    withExtendedLifetime(registration) {
      #expect(told.values == ["outer"])
      #expect(faults.take() == "dispatch of inner inside the dispatch of outer")
      #expect(faults.take() == nil)
    }
  }

  @Test("goes on after a fault: the next action reaches everybody")
  func afterFault() {
    let nesting = dispatcher.register(
      receive: { [dispatcher] action in
        if action == "outer" { dispatcher.dispatch("inner") }
      }, ended: {})
    let registration = register("b")
    dispatcher.dispatch("outer")
    dispatcher.dispatch("next")
    withExtendedLifetime((nesting, registration)) {
      #expect(told.values == ["b outer", "b ended", "b next", "b ended"])
      #expect(faults.take() != nil)
    }
  }

  @Test("takes an action once the one before has ended, even while views are notified")
  func dispatchWhenEnded() {
    var following: [String] = ["second"]
    let registration = dispatcher.register(
      receive: { [told] action in told.append(action) },
      ended: { [dispatcher] in
        if let next = following.popLast() { dispatcher.dispatch(next) }
      })
    dispatcher.dispatch("first")
    withExtendedLifetime(registration) {
      #expect(told.values == ["first", "second"])
      #expect(faults.take() == nil)
    }
  }

  @Test("says to all that an action has ended, before it says so of one that came meanwhile")
  func orderOfEnds() {
    var following: [String] = ["second"]
    let first = dispatcher.register(
      receive: { [told] action in told.append("a \(action)") },
      ended: { [dispatcher, told] in
        told.append("a ended")
        if let next = following.popLast() { dispatcher.dispatch(next) }
      })
    let second = register("b")
    dispatcher.dispatch("first")
    withExtendedLifetime((first, second)) {
      #expect(
        told.values == [
          "a first", "b first", "a ended", "a second", "b second", "b ended", "a ended",
          "b ended",
        ])
    }
  }

  @Test("lets one handler wait for others, each of which receives the action once")
  func waitFor() {
    var awaited: [Registration<String>] = []
    let waiting = dispatcher.register(
      receive: { [dispatcher, told] action in
        told.append("waiting \(action)")
        dispatcher.waitFor(awaited)
        told.append("waited")
      }, ended: {})
    awaited = [register("c"), register("b")]
    dispatcher.dispatch("go")
    withExtendedLifetime((waiting, awaited)) {
      #expect(
        told.values == ["waiting go", "c go", "b go", "waited", "c ended", "b ended"])
    }
  }

  @Test("waits for nobody who has received the action already")
  func waitForEarlier() {
    let first = register("a")
    let waiting = dispatcher.register(
      receive: { [dispatcher, told] _ in
        dispatcher.waitFor([first])
        told.append("waited")
      }, ended: {})
    dispatcher.dispatch("go")
    withExtendedLifetime(waiting) {
      #expect(told.values == ["a go", "waited", "a ended"])
      #expect(faults.take() == nil)
    }
  }

  @Test("reports two handlers that wait for each other, and comes to an end all the same")
  func circularWait() {
    var tokens: [Registration<String>] = []
    for (index, name) in ["a", "b"].enumerated() {
      tokens.append(
        dispatcher.register(
          receive: { [dispatcher, told] action in
            dispatcher.waitFor([tokens[1 - index]])
            told.append("\(name) \(action)")
          }, ended: {}))
    }
    dispatcher.dispatch("go")
    #expect(told.values == ["b go", "a go"])
    #expect(faults.take() == "waitFor in a circle, in the dispatch of go")
    #expect(faults.take() == nil)
  }

  @Test("reports a handler that waits for itself")
  func waitForItself() {
    var token: Registration<String>?
    token = dispatcher.register(
      receive: { [dispatcher] _ in dispatcher.waitFor([token]) }, ended: {})
    dispatcher.dispatch("go")
    #expect(faults.take() == "waitFor in a circle, in the dispatch of go")
  }

  @Test("reports a handler that waits for one of another dispatcher, or for none")
  func waitForUnregistered() {
    let stranger = Dispatcher<String>(faults: faults).register(receive: { _ in }, ended: {})
    let waiting = dispatcher.register(
      receive: { [dispatcher] _ in dispatcher.waitFor([stranger, nil]) }, ended: {})
    dispatcher.dispatch("go")
    withExtendedLifetime(waiting) {
      for _ in 1...2 {
        #expect(
          faults.take() == "waitFor a handler that is not registered, in the dispatch of go")
      }
      #expect(faults.take() == nil)
    }
  }

  @Test("reports whoever waits between dispatches")
  func waitForOutside() {
    let registration = register("a")
    dispatcher.waitFor([registration])
    #expect(told.values.isEmpty)
    #expect(faults.take() == "waitFor outside a dispatch")
  }

  @Test("does not hear of a handler that registers while an action is under way until the next")
  func registerWhileDispatching() {
    var late: Registration<String>?
    let first = dispatcher.register(
      receive: { [dispatcher, told] action in
        told.append("a \(action)")
        guard late == nil else { return }
        late = dispatcher.register(receive: { told.append("late \($0)") }, ended: {})
      }, ended: {})
    dispatcher.dispatch("one")
    dispatcher.dispatch("two")
    withExtendedLifetime((first, late)) {
      #expect(told.values == ["a one", "a two", "late two"])
    }
  }

  private func register(_ name: String) -> Registration<String> {
    dispatcher.register(
      receive: { [told] action in told.append("\(name) \(action)") },
      ended: { [told] in told.append("\(name) ended") })
  }
}
