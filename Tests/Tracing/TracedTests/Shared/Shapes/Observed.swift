import Observation
import Trace

/// What the system's `@Observable` tracks.
@Traced(.model) @Observable
class ObservedLedger {
  private(set) var count = 0
  var items: [Int] = []
  weak var parent: ObservedLedger?
  @ObservationIgnored var note = ""

  func add(_ amount: Int) {
    count += amount
    items.append(amount)
  }

  func rename() { note = "annual" }
}

@Traced(.model) @Observable
final class ObservedSubledger: ObservedLedger {
  var title = "" {
    didSet { titles.append(title) }
  }
  private var titles: [String] = []
}

/// A class of its own parameters, whose key paths have them too.
@Traced(.model) @Observable
final class ObservedShelf<Value> {
  var values: [Value] = []
}

@Traced(.view)
final class LedgerWatcher {
  private let ledger: ObservedSubledger
  private var shown = 0

  init(_ ledger: ObservedSubledger) { self.ledger = ledger }

  func show() { shown = ledger.count + ledger.items.count }

  func write() {
    ledger.title = "taxes"
    ledger.title += "!"
    ledger.items.append(7)
    ledger.items = ledger.items
    ledger.parent = ledger
    ledger.note = "monthly"
  }
}
