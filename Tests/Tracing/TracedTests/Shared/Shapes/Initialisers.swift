import Trace

@Traced(.model)
class Base {
  let name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "unnamed") }
  func describe() -> String { "base \(name)" }
  deinit {}
}

@Traced(.presenter)
final class Derived: Base {
  private let source: Source
  private(set) var heard: [Int] = []
  private let scale: (Int) -> Int

  init(name: String, source: Source, factor: Int) {
    self.source = source
    scale = { [factor] in $0 * factor }
    super.init(name: name)
    source.observe { [weak self] value in
      guard let self else { return }
      heard.append(scale(value))
    }
    if factor > 1 {
      source.observe { [weak self] value in self?.heard.append(value) }
    }
  }

  convenience init(source: Source) {
    self.init(name: "derived", source: source, factor: 1)
    source.observe { [unowned self] in heard.append(-$0) }
  }

  init?(checking factor: Int, source: Source) throws {
    guard factor > 0 else { return nil }
    guard factor < 10 else { throw Refusal.refused }
    self.source = source
    let scale: (Int) -> Int = { [factor] in $0 * factor }
    self.scale = scale
    super.init(name: "checked")
    try source.check { [weak self] in self?.heard.append(0) }
  }

  override func describe() -> String { "derived, " + super.describe() }

  deinit {
    _ = name.count
  }
}

@Traced(.view)
final class Heir: Base {
  let extra = 1
}

@Traced(.view)
final class Silent: Base {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(name: "silent")
  }
  override init(name: String) {
    number = 0
    super.init(name: name)
  }
}

@Traced(.model)
final class Source {
  var count = 0
  private var handlers: [(Int) -> Void] = []
  init() {}
  func observe(_ handler: @escaping (Int) -> Void) {
    count += 1
    handlers.append(handler)
  }
  func check(_ handler: @escaping () -> Void) throws {
    if handlers.isEmpty { throw Refusal.refused }
    handler()
  }
  func send(_ value: Int) { for handler in handlers { handler(value) } }
}

@Traced(.model)
struct Job {
  let work: () -> Int
  let other: () -> Int
  init(count: Int, box: Base) throws(Refusal) {
    if count < 0 { throw .refused }
    let plain = { [count] in count + 1 }
    work = { [weak box, count] in (box?.name.count ?? 0) + count }
    other = plain
  }
}

@Traced(.model)
private class Hidden {
  class Inside {}
  func touch() -> Int { 1 }
}

enum Namespace {
  @Traced(.model)
  final class Inner {
    var `default` = 1
    var `in`: Int = 2 {
      didSet { `default` = `in` }
    }
    init() { `in` = 3 }
    func `repeat`() -> Int { Hidden().touch() + `default` + `in` }
  }

  @Traced(.model)
  fileprivate final class Closed {
    func touch() {}
  }
}
