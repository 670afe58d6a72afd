import Trace

/// Records in its `deinit`, as a traced class with one does.
final class Ending: Traceable, @unchecked Sendable {
  nonisolated(unsafe) var last: Ending?
  nonisolated(unsafe) var atEnd: (() -> Void)?
  nonisolated let _life = Life(of: Ending.self, .model)

  deinit {
    let call = Tracing.enterDeinit(self, .model, file: "Ending.swift", line: 1, column: 1)
    last = nil
    atEnd?()
    call.leave()
  }
}
