// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import Trace

enum Refusal: Error { case refused }

// MARK: What methods can look like

@Traced(.model)
final class Methods {
  private var values: [Int] = []
  var handler: (() -> Void)?

  init() {}

  func nothing() {}
  func total() -> Int { values.reduce(0, +) }
  func append(_ value: Int) { values.append(value) }

  func sign(of value: Int) -> String {
    if value < 0 { "negative" } else { "positive" }
  }

  func refuse() throws { throw Refusal.refused }

  func half(of value: Int) throws -> Int {
    guard value.isMultiple(of: 2) else { throw Refusal.refused }
    return value / 2
  }

  func strict(_ value: Int) throws(Refusal) -> Int {
    if value < 0 { throw .refused }
    return value
  }

  func later(_ value: Int) async -> Int { value + 1 }
  func laterOrNot(_ value: Int) async throws -> Int { try half(of: value) }
  func same<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
  func swap(_ a: inout Int, _ b: inout Int) { (a, b) = (b, a) }
  func some(_ value: some Equatable) -> some Equatable { value }
  func each(_ body: (Int) -> Void) { values.forEach(body) }
  func each(until stop: (Int) throws -> Bool) rethrows -> Int? { try values.first(where: stop) }
  func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
  func many(_ numbers: Int..., named name: String = "none") -> Int { numbers.count }
  func ignore(_: Int) {}
  func optional(_ value: Int?) -> Int? { value }
  func take(_ value: consuming [Int]) -> Int { value.count }
  @discardableResult func discard() -> Int { 1 }
  func make() -> Methods { self }
  func chain() -> Self { self }
  func place() -> (Int, String, String) { (#line, #fileID, #function) }

  func listen() {
    handler = { [weak self] in self?.append(7) }
  }

  func listen(_ factor: Int) -> () -> Int {
    { [values, factor] in values.reduce(0, +) * factor }
  }

  func nested() -> Int {
    func twice(_ value: Int) -> Int { value * 2 }
    defer { values = [] }
    return twice(total())
  }

  static func make(_ value: Int) -> Methods {
    let made = Methods()
    made.append(value)
    return made
  }
  class func kind() -> String { "class" }
  nonisolated func anywhere(_ value: Int) -> Int { value }
  nonisolated func anywhereLater(_ value: Int) async -> Int { value }
}

@Traced(extending: .model)
extension Methods {
  func extra(_ value: Int) -> Int { value * 3 }
  static func more() -> Int { 4 }
  convenience init(values: [Int]) {
    self.init()
    for value in values { append(value) }
  }
}

@Traced(extending: .model)
extension Methods: CustomStringConvertible {
  nonisolated var description: String { "methods" }
}

// MARK: Protocols

protocol Named {
  var name: String { get }
}

extension Base: Named {}
extension Amount: Named {
  var name: String { "amount" }
}

@Traced(extending: .model)
extension Named {
  func greeting() -> String { "I am \(name)." }
}

// MARK: Values

@Traced(.action)
struct Amount: Equatable {
  var units: Int

  init(units: Int) { self.units = units }
  init?(text: String) {
    guard let units = Int(text) else { return nil }
    self.init(units: units)
  }

  func doubled() -> Amount { Amount(units: units * 2) }
  mutating func add(_ other: Int) { units += other }
  static func + (a: Amount, b: Amount) -> Amount { Amount(units: a.units + b.units) }
  static func zero() -> Amount { Amount(units: 0) }
}

@Traced(.action)
enum Step {
  case up, down

  init(_ isUp: Bool) { self = isUp ? .up : .down }
  func applied(to value: Int) -> Int {
    switch self {
    case .up: value + 1
    case .down: value - 1
    }
  }
  mutating func flip() { self = self == .up ? .down : .up }
}

// MARK: Generics

@Traced(.store)
final class Box<Content> {
  private(set) var content: Content
  init(_ content: Content) { self.content = content }
  func set(_ content: Content) { self.content = content }
  func map<Other>(_ transform: (Content) -> Other) -> Box<Other> { Box<Other>(transform(content)) }
}

@Traced(extending: .store)
extension Box where Content == Int {
  func increment() { content += 1 }
}
