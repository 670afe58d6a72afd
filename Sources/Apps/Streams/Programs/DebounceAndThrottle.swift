import Reactive

/// A program that waits for a pause, or passes one value in each interval.
enum DebounceAndThrottle: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let clock = recorder.scheduler
    let keys = PassthroughSubject<String, Never>()
    recorder.send([80: "a", 160: "b", 240: "c", 320: "d", 650: "e"], to: keys, "keys")
    recorder.observe(
      "debounced",
      keys.debounce(
        for: .milliseconds(200), scheduler: clock))
    recorder.observe(
      "throttled",
      keys.throttle(
        for: .milliseconds(200), scheduler: clock,
        latest: true))
  }
}
