import Reactive

/// A program with a separate request for each observer.
enum ColdRequest: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let name = recorder.request("request", answer: "viola", after: 200)
    recorder.observe("first observer", name, from: 100)
    recorder.observe("second observer", name, from: 200)
    recorder.observe("third observer", name, from: 600)
  }
}
