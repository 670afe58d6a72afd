import Samples
import Testing

@testable import FluxMVVM

@Suite("The question's store")
struct QuestionStoreTests {
  @Test("asks until the question is answered, and disregards everything else")
  func asks() {
    let dispatcher = Dispatcher<StarAction>(faults: Faults())
    let heard = Heard(QuestionStore(false, dispatcher: dispatcher))
    for action in [StarAction.toggle, .askToStar, .settle, .star, .endRequest, .askToStar] {
      dispatcher.dispatch(action)
    }
    #expect(heard.values == [false, true])
    dispatcher.dispatch(.endQuestion)
    #expect(heard.values == [false, true, false])
  }
}
