import Trace

/// Records in its `deinit`, as a traced class with one does.
final class Ending: Traceable, @unchecked Sendable {
  nonisolated(unsafe) var last: Ending?
  nonisolated(unsafe) var atEnd: (() -> Void)?
  nonisolated let _life = Life(of: Ending.self, .model)

  deinit {
    let call = Tracing.enterDeinit(
      _life, of: Ending.self, .model, Body("Ending.swift", 1, first: 2))
    last = nil
    atEnd?()
    call.leave()
  }
}
