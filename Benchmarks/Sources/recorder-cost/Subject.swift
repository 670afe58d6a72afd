import BareTrace

/// Something to call and to change, instrumented as `@Traced` does it.
@MainActor
final class Subject: Traceable {
  private(set) var count = 0 {
    didSet {
      Tracing.state(self, .model, "count", old: oldValue, new: count, file: #filePath, line: 1)
    }
  }
  nonisolated let _life = Life(of: Subject.self, .model)

  func call() {
    let call = Tracing.enter(self, .model, "call()", [], file: #filePath, line: 1, column: 1)
    call.leave()
  }

  func call(_ number: Int, text: String) {
    let call = Tracing.enter(
      self, .model, "call(_:text:)", [number, text], file: #filePath, line: 1, column: 1)
    call.leave()
  }

  func call(_ value: Value) {
    let call = Tracing.enter(self, .model, "call(_:)", [value], file: #filePath, line: 1, column: 1)
    call.leave()
  }

  func change() { count += 1 }

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
