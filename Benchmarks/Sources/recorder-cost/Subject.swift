import BareTrace

/// Something to call, to read and to change, instrumented as `@Traced` does it.
@MainActor
final class Subject: Traceable {
  private(set) var count: Int {
    get {
      Tracing.read(self, .model, "count", _count, file: #filePath, line: 1)
      return _count
    }
    set {
      let old = _count
      _count = newValue
      Tracing.state(self, .model, "count", old: old, new: _count, file: #filePath, line: 1)
    }
  }
  private var _count = 0
  private var sum = 0
  private lazy var other = Subject()

  init() {}

  nonisolated let _life = Life(of: Subject.self, .model)

  @inline(never)
  func bareCall() { sum &+= 1 }

  @inline(never)
  func call() {
    let call = Tracing.enter(self, .model, Member("call"), [], Body(#filePath, 1, first: 2))
    sum &+= 1
    call.leave()
  }

  func callOther() {
    let call = Tracing.enter(self, .model, Member("callOther"), [], Body(#filePath, 1, first: 2))
    other.call()
    call.leave()
  }

  func call(_ number: Int, text: String) {
    let call = Tracing.enter(
      self, .model, Member("call", labels: ["_", "text"]), [number, text],
      Body(#filePath, 1, first: 2))
    call.leave()
  }

  func call(_ value: Value) {
    let call = Tracing.enter(
      self, .model, Member("call", labels: ["_"]), [value], Body(#filePath, 1, first: 2))
    call.leave()
  }

  func change() { count += 1 }

  /// A closure that does nothing but enter and leave.
  func closure() -> () -> Void {
    let call = Tracing.enter(self, .model, Member("closure"), [], Body(#filePath, 1, first: 2))
    defer { call.leave() }
    return { call.inside(call.closure(2), ()) }
  }

  /// A value of the size that a store holds.
  struct Value {
    var digits = [0, 1, 2, 3]
    var title: String? = "Viola"
    var star = Star.switching(to: true)
  }

  enum Star {
    case settled(Bool)
    case switching(to: Bool)
  }
}
