import Trace

/// A model, a presenter and a screen, instrumented by hand as `@Traced` does it.
@MainActor
final class Counter: Traceable {
  private(set) var count = 0 {
    didSet {
      Tracing.state(
        self, .model, "count", old: oldValue, new: count, file: "Counter.swift", line: 3)
    }
  }
  var onChange: (() -> Void)?
  nonisolated let _life = Life(of: Counter.self, .model)

  func add(_ amount: Int) -> Int {
    let call = Tracing.enter(
      self, .model, "add(_:)", [amount], file: "Counter.swift", line: 10, column: 1)
    count += amount
    onChange?()
    return call.leave(count)
  }

  func fail() throws {
    struct Refusal: Error {}
    let call = Tracing.enter(
      self, .model, "fail()", [], file: "Counter.swift", line: 20, column: 1)
    call.fail(Refusal())
    throw Refusal()
  }

  func observe(_ handler: @escaping () -> Void) {
    onChange = Tracing.wrapped(
      self, .model, "onChange", handler, file: "Counter.swift", line: 30)
  }
}

/// Hears of a screen through a weak property.
@MainActor
final class Listener: Traceable {
  nonisolated let _life = Life(of: Listener.self, .presenter)

  func screenDidLoad() {
    let call = Tracing.enter(
      self, .presenter, "screenDidLoad()", [], file: "Listener.swift", line: 1, column: 1)
    call.leave()
  }
}

/// Has two delegate-like properties.
@MainActor
final class Screen: Traceable {
  private weak var delegate: Listener?
  private weak var observer: Listener?
  nonisolated let _life = Life(of: Screen.self, .view)

  func setDelegate(_ new: Listener?) {
    let old = delegate
    delegate = new
    Tracing.bound(
      self, .view, "delegate", .delegate, old: old, new: new, file: "Screen.swift", line: 5)
  }

  func setObserver(_ new: Listener?) {
    let old = observer
    observer = new
    Tracing.bound(
      self, .view, "observer", .observer, old: old, new: new, file: "Screen.swift", line: 6)
  }

  func load() {
    let call = Tracing.enter(
      self, .view, "load()", [], file: "Screen.swift", line: 9, column: 1)
    delegate?.screenDidLoad()
    call.leave()
  }
}
