import Reactive

/// A program in which a value does not pass if it equals the one before.
enum SkipRepeats: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let digits = PassthroughSubject<Int, Never>()
    recorder.send(
      [100: 1, 230: 1, 360: 2, 490: 2, 620: 2, 750: 1], to: digits, "digits", completing: 880)
    recorder.observe("changes", digits.removeDuplicates())
  }
}
