import Reactive

/// A program with a sum, as it grows and at the end.
enum ScanAndReduce: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let digits = PassthroughSubject<Int, Never>()
    recorder.send([100: 1, 300: 2, 500: 3, 700: 4], to: digits, "digits", completing: 850)
    recorder.observe("sum so far", digits.scan(0, +))
    recorder.observe("sum", digits.reduce(0, +))
  }
}
