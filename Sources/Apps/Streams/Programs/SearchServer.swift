import Reactive

/// A server that answers the shorter query later.
struct SearchServer {
  let recorder: StreamRecorder

  func search(_ query: String) -> AnyPublisher<String, Never> {
    recorder.request(
      "search for \(query)", answer: query == "o" ? "22 found" : "1 found",
      after: query == "o" ? 500 : 150)
  }
}
