import Trace

// MARK: Names and forms that a rewriting could trip over

protocol Shape {
  associatedtype Size
  var size: Size { get }
}
struct Dot: Shape { let size = 1 }

@Traced(.model)
class Odd {
  private(set) var log: [String] = []
  private var handlers: [() -> Void] = []
  nonisolated(unsafe) static var made = 0
  lazy var slow: [String] = { [weak self] in ["slow \(self?.log.count ?? -1)"] }()
  var name = "" {
    didSet(before) { log.append("\(before)→\(name)") }
  }
  subscript(index: Int) -> String {
    get { log[index] }
    set { log[index] = newValue }
  }
  var last: String? { log.last }

  required init() { Self.made += 1 }

  init(or text: String?) throws(Refusal) {
    guard text != nil else { throw .refused }
    let shout = { (word: String) in word + "!" }
    log.append(shout(text ?? ""))
  }

  init?(positive number: Int) {
    if number < 0 { return nil }
    log = ["\(number)"]
  }

  convenience init<Value>(_ value: Value, where keep: (Value) -> Bool) where Value: Hashable {
    self.init()
    if keep(value) { log.append("\(value)") }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func call(_ call: Int, body: String, _ self_: Bool, arguments: [Int], result: Int?) -> String {
    let value = call + arguments.count
    return "\(value) \(body) \(self_) \(result ?? 0)"
  }

  func recorder(_ recorder: String, file: String = #fileID, line: Int = #line) -> String {
    "\(recorder) \(file.isEmpty) \(line)"
  }

  func cleanUp(_ value: inout Int) -> Int {
    defer { value = 0 }
    defer { value += 1 }
    handlers.append { [weak self, value] in self?.log.append("\(value)") }
    return value
  }

  func shadow() {
    for index in 0..<2 {
      handlers.append { [weak self, index] in
        guard let self else { return }
        let log = log.count
        self.log.append("\(index) \(log)")
      }
    }
    for handler in handlers { handler() }
  }

  func compare<First, Second>(_ first: First, _ second: Second) -> Bool
  where First: Sequence, Second: Sequence, First.Element == Second.Element, First.Element: Equatable
  {
    func inner<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
    return zip(first, second).allSatisfy { inner($0, $1) }
  }

  func all<each Value>(_ values: repeat each Value) -> Int {
    var count = 0
    for _ in repeat each values { count += 1 }
    return count
  }

  func size(of shape: some Shape, or other: any Shape) -> any Sendable { "\(shape.size)" }
  func shape() -> some Shape { Dot() }
  func typed(_ body: () throws(Refusal) -> Int) throws(Refusal) -> Int { try body() }
  func generic<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    try body()
  }
  nonisolated static func both() async -> Int {
    async let one = number(1)
    async let two = number(2)
    return await one + two
  }
  nonisolated static func number(_ value: Int) async -> Int { value }
  func maybe(_ value: Int?) -> Int? {
    guard let value, value > 0 else { return nil }
    return switch value {
    case 1: 10
    default: value
    }
  }
  func never() -> Never { preconditionFailure("never") }
  func tuple() -> (first: Int, second: String) { (1, "two") }
  func text() -> String {
    """
    one
      two
    """
  }
  func closure() -> (Int) -> () -> Int { { a in { [a] in a + 1 } } }
  func nest() -> Int {
    final class Local {
      var count = 1
      func up() { count += 1 }
    }
    let local = Local()
    local.up()
    return local.count
  }
  func `default`(`in`: Int, for `func`: Int) -> Int { `in` + `func` }
  func labelled() -> Int {
    var count = 0
    outer: for a in 0..<3 {
      for b in 0..<3 where b > a { if b == 2 { continue outer } else { count += 1 } }
    }
    return count
  }
  func unused() { _ = { [weak self] in _ = self } }
  static func += (odd: Odd, text: String) { odd.log.append(text) }
}

@Traced(.model)
final class Odder: Odd {
  private let extra: Int
  required init() {
    extra = 1
    super.init()
  }
  override init(or text: String?) throws(Refusal) {
    extra = 2
    if text == "no" { throw .refused }
    try super.init(or: text)
  }
  override init?(positive number: Int) {
    guard number < 10 else { return nil }
    extra = 3
    super.init(positive: number)
  }
  override func shadow() {
    let act = { super.shadow() }
    act()
  }
  override func typed(_ body: () throws(Refusal) -> Int) throws(Refusal) -> Int {
    do { return try super.typed(body) } catch { return extra }
  }
}
