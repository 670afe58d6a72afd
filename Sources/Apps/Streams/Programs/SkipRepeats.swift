import Reactive

/// A value that equals the one before does not pass.
enum SkipRepeats: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let digits = PassthroughSubject<Int, Never>()
    recorder.send(
      [100: 1, 230: 1, 360: 2, 490: 2, 620: 2, 750: 1], to: digits, "digits", completing: 880)
    recorder.observe("changes", digits.removeDuplicates())
  }
}
