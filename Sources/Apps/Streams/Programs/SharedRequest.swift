import Reactive

/// A program with one request for all observers.
enum SharedRequest: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let name = recorder.request("request", answer: "viola", after: 200)
    let shared = name.share()
    recorder.observe("first observer", shared, from: 100)
    recorder.observe("second observer", shared, from: 200)
    recorder.observe("third observer", shared, from: 600)
  }
}
