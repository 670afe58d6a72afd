import Reactive

/// A program that observes the latest values of two streams whenever either sends.
enum CombineLatestValues: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let letters = PassthroughSubject<String, Never>()
    let digits = PassthroughSubject<String, Never>()
    recorder.send([100: "a", 500: "b", 700: "c"], to: letters, "letters", completing: 800)
    recorder.send([250: "1", 500: "2"], to: digits, "digits", completing: 900)
    recorder.observe("combined", letters.combineLatest(digits) { $0 + $1 })
  }
}
