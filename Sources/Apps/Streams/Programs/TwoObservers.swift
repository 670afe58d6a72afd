import Reactive

/// A program in which one of two observers cancels, without effect on the other.
enum TwoObservers: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let pipe = PassthroughSubject<Int, Never>()
    recorder.send([150: 1, 450: 2, 750: 3], to: pipe, "pipe")
    recorder.observe("first observer", pipe)
    recorder.observe("second observer", pipe, until: 600)
  }
}
