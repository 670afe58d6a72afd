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

/// A wrapper in the manner of Combine's, which knows the object that it belongs to.
@propertyWrapper
struct Published<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable)
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set { object[keyPath: storage].value = newValue }
  }
}

@Traced(.model)
final class PublishedLedger {
  @Published private(set) var count = 0
  @Published var items: [Int]
  @Published var title = "" { didSet { count += 1 } }

  init(items: [Int]) { self.items = items }

  func add(_ amount: Int) {
    count += amount
    items.append(amount)
    title = "annual"
  }
}
