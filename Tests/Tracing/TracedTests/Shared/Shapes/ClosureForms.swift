import Trace

/// Closures of every form, each of which must keep the type that the compiler infers for it.
@Traced(.controller)
final class ClosureForms {
  enum Mark: Equatable {
    case plain
    case marked(Int)
  }

  var count = 2
  private var list = [3, 1, 2]
  private var next: ClosureForms?

  init(next: ClosureForms? = nil) { self.next = next }

  // MARK: One expression

  func parameters() -> [Int] { list.map { $0 * count } }
  func names() -> [Int] { list.map { item in item + count } }
  func types() -> [Int] { list.map { (item: Int) -> Int in score(item) } }
  func operators() -> [Int] { list.sorted { score($0) < score($1) } }
  func nothing() -> [Int?] { list.map { _ in nil } }
  func literals() -> [Bool] { list.map { _ in true } }
  func maybe() -> [Int?] { list.map { score($0) > 2 ? $0 : nil } }
  func tried() throws -> [Int] { try list.map { try check($0) } }
  func triedSoftly() -> [Int?] { list.map { try? check(-$0) } }
  func implicitMembers() -> [Mark] { list.map { .marked($0) } }
  func implicitCases() -> [Mark] { list.map { _ in .plain } }
  func implicitInitialisers() -> [String] { list.map { .init(score($0)) } }
  func ternary() -> [String] { list.map { score($0) > 2 ? "many" : "one" } }
  func casts() -> [Any] { list.map { score($0) as Any } }
  func tuples() -> [(Int, String)] { list.map { (score($0), "\($0)") } }
  func texts() -> [String] { list.map { "\(score($0))" } }
  func nested() -> [[Int]] { list.map { a in list.map { score($0) * a } } }
  func immediate() -> Int { { self.count }() }
  func closureOfClosure() -> () -> Int { { { self.count } }() }
  func optionalVoid() -> Void? {
    let touch: () -> Void? = { self.next?.touch() }
    return touch()
  }
  func droppedOptional() {
    let touch: () -> Void = { [weak self] in self?.touch() }
    touch()
  }
  func droppedValue() {
    let touch: () -> Void = { self.discard() }
    touch()
  }
  func inOut() -> Int {
    let grow: (inout Int) -> Void = { self.add(to: &$0) }
    var number = 1
    grow(&number)
    return number
  }
  func generic<Value>(_ value: Value) -> [Value] { list.map { _ in same(value) } }
  func sendable() -> Int {
    let twice: @Sendable (Int) -> Int = { Self.twice($0) }
    return twice(4)
  }
  func trailing() -> Int {
    choose {
      score(1)
    } otherwise: {
      score(2)
    }
  }
  func captured() -> Int {
    let sum = { [count, number = list.count] in count + number + self.score(0) }
    return sum()
  }
  func escaped() -> [() -> Int] { list.map { item in { self.score(item) } } }
  func lazily() -> Int { list.lazy.map { self.score($0) }.reduce(0, +) }
  func joined() -> [Int] { list.flatMap { [$0, score($0)] }.filter { $0 > 2 } }
  func keyPaths() -> [Int] { [self].map { $0[keyPath: \.count] } }

  // MARK: A choice

  func ifs() -> [String] { list.map { if score($0) > 2 { "many" } else { "one" } } }
  func elseIfs() -> [Mark] {
    list.map { item in
      if score(item) == 1 {
        .plain
      } else if let next = self.next {
        .marked(next.count)
      } else {
        .marked(score(item))
      }
    }
  }
  func switches() throws -> [String?] {
    try list.map {
      switch score($0) {
      case 2: "two"
      case 1: nil
      case 7: throw Refusal.refused
      default: "many \(score($0))"
      }
    }
  }
  func discardingIfs() {
    // swift-format-ignore: ReplaceForEachWithForLoop
    list.forEach { if score($0) > 2 { discard() } else { touch() } }
  }

  // MARK: Statements

  func guarded() -> [Int] {
    list.compactMap { item in
      guard item > 1 else { return nil }
      return score(item)
    }
  }
  func returned() -> [Int] { list.map { return score($0) } }
  func assigned() -> Int {
    var sum = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    list.forEach { sum = score($0) + sum }
    return sum
  }
  func added() -> Int {
    // swift-format-ignore: ReplaceForEachWithForLoop
    list.forEach { count += $0 }
    return count
  }
  func reduced() -> Int { list.reduce(into: 0) { $0 += score($1) } }
  func stored() -> Int {
    let set = { self.count = self.score(6) }
    set()
    return count
  }
  func caught() -> Int {
    let attempt = { do { return try self.check(-1) } catch { return self.score(8) } }
    return attempt()
  }
  func looped() -> Int {
    let run = { for item in self.list { self.count = item } }
    run()
    return count
  }
  func conditional() -> Int {
    // swift-format-ignore: ReplaceForEachWithForLoop
    list.forEach { if score($0) > 2 { touch() } }
    return count
  }
  @MainActor
  func later() async -> Int {
    let wait = { await self.value(3) }
    return await wait()
  }

  // MARK: What they call

  private func score(_ value: Int) -> Int { value }
  private func same<Value>(_ value: Value) -> Value { value }
  private func check(_ value: Int) throws -> Int {
    guard value >= 0 else { throw Refusal.refused }
    return value
  }
  private func add(to value: inout Int) { value += 1 }
  private func touch() { count += 10 }
  @discardableResult private func discard() -> Int {
    count += 100
    return count
  }
  @MainActor
  private func value(_ value: Int) async -> Int { value }
  nonisolated private static func twice(_ value: Int) -> Int { value * 2 }
  private func choose(_ first: () -> Int, otherwise second: () -> Int) -> Int {
    first() + second()
  }
}
