import Trace

/// Plays the small app: opens it, taps, waits, goes to the detail screen and back, and leaves.
///
/// - Parameter beforeBack: What is done with the detail screen before it is left; a leak, perhaps.
/// - Returns: What was recorded.
/// - Throws: What the clock throws.
@MainActor
func performance(beforeBack: (Detail) -> Void = { _ in }) throws -> EventLog {
  let recorder = Recorder()
  let clock = VirtualClock()
  var app: App?
  func step(_ number: Int, _ input: Input, _ body: () throws -> Void) rethrows {
    recorder.beginStep(number)
    try recorder.input(input, body)
    recorder.endStep()
  }
  try recorder.record {
    step(0, Input("open", purpose: .opensApp)) { app = App(clock: clock) }
    step(1, Input("tap", target: "increment")) {
      (app?.navigation.stack.first as? Home)?.increment()
    }
    try step(2, Input("wait", values: [.described("100 ms")])) { try clock.advance(by: 100) }
    step(3, Input("tap", target: "open")) { (app?.navigation.stack.first as? Home)?.open() }
    if let detail = app?.navigation.stack.last as? Detail { beforeBack(detail) }
    step(4, Input("back")) { app?.navigation.pop() }
    step(5, Input("leave", purpose: .leavesApp)) { app = nil }
  }
  return recorder.log()
}

extension TraceTitle {
  static let example = TraceTitle(
    sample: "small-app", pattern: "by-hand", scenario: "there-and-back")
}
