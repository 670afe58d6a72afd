import Trace

/// A model, a presenter and a screen, instrumented by hand as `@Traced` does it.
@MainActor
final class Counter: Traceable {
  private(set) var count: Int {
    get {
      Tracing.read(self, .model, "count", _count, file: "Counter.swift", line: 3)
      return _count
    }
    set {
      let old = _count
      _count = newValue
      Tracing.state(self, .model, "count", old: old, new: _count, file: "Counter.swift", line: 3)
    }
  }
  private var _count = 0
  var onChange: (() -> Void)?
  nonisolated let _life = Life(of: Counter.self, .model)

  func add(_ amount: Int) -> Int {
    let call = Tracing.enter(
      self, .model, Member("add", labels: ["_"]), [amount], Body("Counter.swift", 10, first: 11))
    count += amount
    onChange?()
    return call.leave(count)
  }

  func fail() throws {
    struct Refusal: Error {}
    let call = Tracing.enter(
      self, .model, Member("fail"), [], Body("Counter.swift", 20, first: 21))
    call.fail(Refusal())
    throw Refusal()
  }

  func observe(_ handler: @escaping () -> Void) {
    let binding = Tracing.closure(self, .model, "onChange", file: "Counter.swift", line: 30)
    onChange = { binding.deliver { handler() } }
  }
}

/// Hears of a screen through a weak property.
@MainActor
final class Listener: Traceable {
  nonisolated let _life = Life(of: Listener.self, .presenter)

  func screenDidLoad() {
    let call = Tracing.enter(
      self, .presenter, Member("screenDidLoad"), [], Body("Listener.swift", 1, first: 2))
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
      self, .view, Member("load"), [], Body("Screen.swift", 9, first: 10))
    delegate?.screenDidLoad()
    call.leave()
  }
}
