import Trace

// MARK: Initialisers that do not say when their superclass's is called

@Traced(.model)
class Ancestor {
  let source = Source()
  private(set) var names: [String] = []
  init() { add("ancestor") }
  func add(_ name: String) { names.append(name) }
}

@Traced(.model)
class Parent: Ancestor {
  override init() {}
}

@Traced(.presenter)
final class Child: Parent {
  let age: Int
  init(age: Int) {
    defer { if age > 2 { Witness.seen.append("deferred") } }
    self.age = age
    if age == 0 { return }
  }
  init(checked age: Int) throws {
    if age < 0 { throw Refusal.refused }
    self.age = age
  }
  init?(positive age: Int) {
    if age < 1 { return nil }
    self.age = age
  }
}

enum Witness { nonisolated(unsafe) static var seen: [String] = [] }

@Traced(.model)
nonisolated class Quiet {}

@Traced(.view)
nonisolated final class QuietHeir: Quiet {
  let size: Int
  init(size: Int) { self.size = size }
  func show() {}
}

/// Makes an object of its own superclass, before it is one itself.
@Traced(.view)
nonisolated final class QuietPair: Quiet {
  let other: Quiet
  override init() { other = Quiet() }
  func show() {}
}
