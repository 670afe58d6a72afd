import Reactive

/// A program in which only some values pass.
enum FilterValues: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let digits = PassthroughSubject<Int, Never>()
    recorder.send(
      [100: 1, 250: 2, 400: 3, 550: 4, 700: 5], to: digits, "digits", completing: 850)
    recorder.observe("even digits", digits.filter { $0.isMultiple(of: 2) })
  }
}
