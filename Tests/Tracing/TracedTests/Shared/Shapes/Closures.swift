import Trace

/// Runs closures that others write.
@Traced(.store)
final class Runner {
  private var effects: [() -> Void] = []
  private var handlers: [(Int) -> Void] = []
  var onRun: (() -> Void)?

  init() {}

  func keep(_ effect: @escaping () -> Void) { effects.append(effect) }
  func keepBound(_ handler: @escaping (Int) -> Void) { handlers.append(bound(.closure, handler)) }
  func setOnRun(_ handler: @escaping () -> Void) { onRun = handler }
  func setOwn() { onRun = { self.release() } }
  func run() {
    for effect in effects { effect() }
    for handler in handlers { handler(7) }
    onRun?()
  }
  func release() {
    effects = []
    handlers = []
  }
  func call<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}

/// Writes closures that another runs.
@Traced(.presenter)
final class Writer {
  let runner: Runner
  var done = 0
  var isReady = true

  init(_ runner: Runner) { self.runner = runner }

  func handOver() { runner.keep { [weak self] in self?.finish() } }
  func handOverTwo() {
    runner.keep { self.finish() }
    runner.keep { self.finish() }
  }
  func handOverWrite() {
    runner.keep {
      self.done += 1
      self.finish()
    }
  }
  func handOverChoice() {
    runner.keep { if self.check() { self.finish() } else { self.done = 0 } }
  }
  func handOverCondition() {
    runner.keep { if self.check() { self.finish() } }
  }
  func handOverBound() { runner.keepBound { self.done = $0 } }
  func handOverHandler() { runner.setOnRun { self.finish() } }
  func runOwn() {
    let act = { self.finish() }
    act()
  }
  func readInside() -> Int { runner.call { done } }
  func thrown() {
    try? runner.call { try refuse() }
    finish()
  }
  func finish() { done += 1 }
  private func check() -> Bool { isReady }
  private func refuse() throws { throw Refusal.refused }
}
