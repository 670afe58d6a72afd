import Sequences
import Testing

@Suite("Mapping several at a time")
struct ConcurrentMapTests {
  @Test(
    "keeps the order, whatever the number of elements",
    arguments: [0, 1, 2, 15, 16, 17, 100, 1_001])
  func keepsTheOrder(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { $0 * $0 } == numbers.map { $0 * $0 })
  }
}
