import Samples
import Testing

@Suite("A count of steps")
struct StepCountTests {
  @Test("begins at zero, where there is no step to take back")
  func beginning() {
    #expect(StepCount().value == 0)
    #expect(!StepCount().canDecrement)
  }

  @Test("agrees with the rule as worded, after every sequence of up to ten taps")
  func exhaustive() {
    var counts = [(count: StepCount(), reference: 0)]
    for _ in 1...10 {
      counts = counts.flatMap { before in
        var (up, down) = (before.count, before.count)
        up.increment()
        down.decrement()
        return [(up, before.reference + 1), (down, max(0, before.reference - 1))]
      }
      for (count, reference) in counts {
        #expect(count.value == reference)
        #expect(count.canDecrement == (reference > 0))
      }
    }
    #expect(counts.count == 1_024)
  }

  @Test("remembers no step that was refused: the next one up leads to one")
  func noDebt() {
    var count = StepCount()
    for _ in 1...3 { count.decrement() }
    count.increment()
    #expect(count.value == 1)
  }
}
