import Reactive

/// A program that combines each value of a stream with the latest of another.
enum WithLatestFromOther: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let letters = PassthroughSubject<String, Never>()
    let digits = PassthroughSubject<String, Never>()
    recorder.send([100: "a", 500: "b", 700: "c"], to: letters, "letters", completing: 800)
    recorder.send([250: "1", 500: "2"], to: digits, "digits", completing: 900)
    recorder.observe("sampled", letters.withLatestFrom(digits) { $0 + $1 })
  }
}
