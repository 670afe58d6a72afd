import Testing
import Trace

@Suite("A traced type as published libraries have it", .serialized)
@MainActor
struct ShadowedTests {
  @Test("does what it did")
  func behaves() throws {
    let sieve = try Sieve([1, 5, 3], withExtension: 3)
    #expect(sieve.kept == [1, 3])
    #expect(sieve.counts() == [1: 2, 3: 4])
    sieve.store(4)
    sieve.store(6)
    #expect(sieve.seen == [5, 0, 7, 4])
    #expect(throws: Sieve.Error.negative) { try Sieve([], withExtension: -1) }
    #expect(throws: Sieve.Error.negative) { try Sieve([-1], withExtension: 1) }
    let sorted = SortedSieve([2, 1], scale: -1, by: sieve)
    #expect(sorted.describe() == "[2, 1] [\"2 -2\", \"2 -1\"] mm")
    #expect(InlinedSieve().pass() == 1)
    let grains = SieveOf(Grain(size: 2))
    #expect(grains.use() == 1)
    #expect(grains.value.size == 2)
  }

  @Test("is recorded as any other", .enabled(if: isTraced))
  func recordsIt() {
    let lines = recorded([.create, .call, .state]) {
      let sieve = try? Sieve([1], withExtension: 1)
      sieve?.store(4)
      _ = sieve.map { SortedSieve([2, 1], scale: -1, by: $0) }
      _ = InlinedSieve().pass()
      _ = SieveOf(Grain(size: 2)).use()
    }
    #expect(
      lines == [
        "create Sieve#1",
        "call → Sieve#1 init([1], withExtension: 1)",
        "call → Sieve#1 store(4)",
        "  state Sieve#1 seen [] → [5]",
        "  state Sieve#1 state nil → 4",
        "  state Sieve#1 seen [5] → [5, 0]",
        "create SortedSieve#1",
        "call → SortedSieve#1 init([2, 1], scale: -1, by: Sieve#1)",
        "create InlinedSieve#1",
        "call → InlinedSieve#1 init()",
        "call → InlinedSieve#1 pass()",
        "  state InlinedSieve#1 count 0 → 1",
        "create SieveOf<Grain>#1",
        "call → SieveOf<Grain>#1 init(consumed)",
        "call → SieveOf<Grain>#1 use()",
        "  state SieveOf<Grain>#1 used 0 → 1",
      ])
  }
}
