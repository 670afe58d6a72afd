import Samples
import Testing
import Trace

@testable import FluxMVVM

@Suite("The star's action creator, without any view")
struct StarActionsTests {
  private let clock = VirtualClock()
  private let spy: ActionSpy<StarAction>
  private let star: StarStore
  private let actions: StarActions

  init() {
    let dispatcher = Dispatcher<StarAction>(faults: Faults())
    spy = ActionSpy(dispatcher)
    star = StarStore(.initial, dispatcher: dispatcher)
    actions = StarActions(
      dispatcher: dispatcher, star: star, service: StarService(clock: clock))
  }

  @Test("has a change made that a toggle begins, and dispatches its end: the star settles")
  func toggle() throws {
    actions.toggle()
    #expect(star.value == .switching(to: .set))
    try clock.advance(by: 999)
    #expect(spy.actions == [.toggle])
    try clock.advance(by: 1)
    #expect(spy.actions == [.toggle, .settle])
    #expect(star.value == .settled(.set))
  }

  @Test("has nothing made of a toggle that the store refuses: the first change ends in its time")
  func refusedToggle() throws {
    actions.toggle()
    try clock.advance(by: 600)
    actions.toggle()
    try clock.advance(by: 400)
    #expect(spy.actions == [.toggle, .toggle, .settle])
    try clock.advance(by: 5_000)
    #expect(spy.actions.count == 3)
  }

  @Test("has each change made, one after the other")
  func severalChanges() throws {
    for _ in 1...3 {
      actions.toggle()
      try clock.advance(by: 1_000)
    }
    #expect(spy.actions == [.toggle, .settle, .toggle, .settle, .toggle, .settle])
    #expect(star.value == .settled(.set))
  }

  @Test("requests to open the item at a settled ★, and asks what to do otherwise")
  func navigate() throws {
    actions.navigate()
    actions.toggle()
    actions.navigate()
    try clock.advance(by: 1_000)
    actions.navigate()
    #expect(spy.actions == [.askToStar, .toggle, .askToStar, .settle, .requestToNavigate])
  }

  @Test("ends the question, requests to open the item, and has the star set")
  func starAndOpen() throws {
    actions.starAndOpen()
    try clock.advance(by: 1_000)
    #expect(spy.actions == [.endQuestion, .requestToNavigate, .star, .settle])
    actions.starAndOpen()
    try clock.advance(by: 5_000)
    #expect(spy.actions.suffix(3) == [.endQuestion, .requestToNavigate, .star])
  }

  @Test("says that a question was answered, and that a request was taken")
  func endings() {
    actions.questionDismissed()
    actions.requestTaken()
    #expect(spy.actions == [.endQuestion, .endRequest])
  }
}
