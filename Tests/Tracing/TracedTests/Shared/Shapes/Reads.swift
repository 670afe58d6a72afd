import Trace

protocol Countable: AnyObject {
  var count: Int { get }
}

@Traced(.model)
class Ledger: Countable {
  var count = 1
  var items: [Int] = []
  private(set) var title: String = "ledger"
  weak var parent: Ledger?
  var watched = 0 {
    willSet { items.append(newValue) }
    didSet {
      items.append(oldValue)
      if watched > 9 { watched = 9 }
    }
  }
  lazy var slow = count + 1
  private var secret = 4
  var total: Int { count + secret }

  init() {}

  func add(_ item: Int) { items.append(item) }
  func rename() { title += "!" }
}

@Traced(.model)
final class Subledger: Ledger {
  func inherit() -> Int {
    count += 1
    items[0] = count
    return count + items.count
  }
}

@Traced(.presenter)
final class Reader {
  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func read() -> Int { ledger.count }
  func readInClosure() -> Int {
    let read = { [ledger] in ledger.count }
    return read()
  }
  func readByKeyPath() -> [Int] { [ledger].map(\.count) }
  func readByProtocol() -> Int {
    let countable: any Countable = ledger
    return countable.count
  }
  func readPrivateSet() -> String { ledger.title }
  func readWeak() -> Bool { ledger.parent == nil }
  func readComputed() -> Int { ledger.total }
  func readLazy() -> Int { ledger.slow }
  func write() { ledger.count = 5 }
  func change() { ledger.count += 1 }
  func append() { ledger.items.append(8) }
  func watch(_ value: Int) { ledger.watched = value }
}
