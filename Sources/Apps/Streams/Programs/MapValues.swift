import Reactive

/// A program that replaces each value by another.
enum MapValues: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let digits = PassthroughSubject<Int, Never>()
    recorder.send([100: 1, 350: 2, 600: 3], to: digits, "digits", completing: 850)
    recorder.observe("tens", digits.map { $0 * 10 })
  }
}
