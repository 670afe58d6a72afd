import Observation
import Synchronization
import Testing
import Trace

@Suite("A property that the system's @Observable tracks", .serialized)
@MainActor
struct ObservedTests {
  @Test("is recorded where it is read by another, and where it changes", .enabled(if: isTraced))
  func readsAndChanges() {
    let ledger = ObservedSubledger()
    let lines = recorded([.read, .state]) {
      let ledger = ObservedSubledger()
      let watcher = LedgerWatcher(ledger)
      ledger.add(3)
      watcher.show()
      watcher.write()
      ledger.rename()
      ledger.parent = nil
    }
    #expect(
      lines == [
        "  state ObservedSubledger#1 count 0 → 3",
        "  state ObservedSubledger#1 items [] → [3]",
        "  read LedgerWatcher#1 → ObservedSubledger#1 count = 3",
        "  read LedgerWatcher#1 → ObservedSubledger#1 items = [3]",
        "  state LedgerWatcher#1 shown 0 → 4",
        #"  state ObservedSubledger#1 titles [] → ["taxes"]"#,
        #"  state ObservedSubledger#1 title "" → "taxes""#,
        #"  read LedgerWatcher#1 → ObservedSubledger#1 title = "taxes""#,
        #"  state ObservedSubledger#1 titles ["taxes"] → ["taxes", "taxes!"]"#,
        #"  state ObservedSubledger#1 title "taxes" → "taxes!""#,
        // In place, what is there is read before it is changed.
        "  read LedgerWatcher#1 → ObservedSubledger#1 items = [3]",
        "  state ObservedSubledger#1 items [3] → [3, 7]",
        // An equal value is no change.
        "  read LedgerWatcher#1 → ObservedSubledger#1 items = [3, 7]",
        "  state ObservedSubledger#1 parent nil → ObservedSubledger#1",
        #"  state ObservedSubledger#1 note "" → "monthly""#,
        #"  state ObservedSubledger#1 note "monthly" → "annual""#,
        "state ObservedSubledger#1 parent ObservedSubledger#1 → nil",
      ])
    ledger.add(3)
    #expect(ledger.count == 3)
  }

  @Test("tells observers as it does without tracing")
  func observers() {
    let changes = Mutex(0)
    _ = recorded([]) {
      let ledger = ObservedSubledger()
      for change in [{ ledger.add(1) }, { ledger.items.append(1) }, { ledger.rename() }] {
        withObservationTracking {
          _ = (ledger.count, ledger.items)
        } onChange: {
          changes.withLock { $0 += 1 }
        }
        change()
      }
      let shelf = ObservedShelf<String>()
      shelf.values.append("viola")
      #expect(shelf.values == ["viola"])
    }
    #expect(changes.withLock(\.self) == 2)
  }

  @Test("or that @Published wraps is recorded where it changes", .enabled(if: isTraced))
  func published() {
    let lines = recorded([.read, .state]) {
      let ledger = PublishedLedger(items: [1])
      ledger.add(3)
      ledger.items = []
      #expect(ledger.count == 4)
    }
    #expect(
      lines == [
        "  state PublishedLedger#1 count 0 → 3",
        "  state PublishedLedger#1 items [1] → [1, 3]",
        // What an observer of its own does is recorded, not what it observes.
        "  state PublishedLedger#1 count 3 → 4",
        "state PublishedLedger#1 items [1, 3] → []",
      ])
  }
}
