import Samples
import Testing

@testable import FluxMVVM

@Suite("The tally's action creator")
struct TallyActionsTests {
  @Test("dispatches one action for each thing a person does")
  func actions() {
    let dispatcher = Dispatcher<TallyAction>(faults: Faults())
    let spy = ActionSpy(dispatcher)
    let actions = TallyActions(dispatcher: dispatcher)
    actions.increment()
    actions.up()
    actions.down()
    #expect(spy.actions == [.increment, .up, .down])
  }
}
