import Reactive

/// A program in which every value that enters at one end leaves at the other.
enum Pipe: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let pipe = PassthroughSubject<String, Never>()
    recorder.send([150: "a", 400: "b", 650: "c"], to: pipe, "pipe", completing: 850)
    recorder.observe("observer", pipe)
  }
}
