import Observation
import Samples
import Testing

@Suite("Samples beside the module Observation")
struct ObservableTests {
  @Test("A file that imports Samples can declare an observable model, and observe it")
  func observable() {
    let (lamp, heard) = (Lamp(), Heard<String>())
    let isLit = withObservationTracking {
      lamp.isLit
    } onChange: {
      MainActor.assumeIsolated { heard.append("changing") }
    }
    #expect(!isLit)
    lamp.isLit = true
    lamp.isLit = false
    #expect(heard.values == ["changing"])
  }
}

@Observable
private final class Lamp {
  var isLit = false
}
