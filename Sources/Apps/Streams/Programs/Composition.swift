import Reactive

/// A program that applies two functions in sequence, as two operators and as one.
enum Composition: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let f = { (number: Int) in number + 1 }
    let g = { (number: Int) in number * 10 }
    let digits = PassthroughSubject<Int, Never>()
    recorder.send([100: 1, 350: 2, 600: 3], to: digits, "digits", completing: 850)
    recorder.observe("g, then f", digits.map(g).map(f))
    recorder.observe("f · g", digits.map { f(g($0)) })
    recorder.observe("g · f", digits.map { g(f($0)) })
  }
}
