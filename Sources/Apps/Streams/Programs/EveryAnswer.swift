import Reactive

/// A program that passes on every answer, in order of arrival.
enum EveryAnswer: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let server = SearchServer(recorder: recorder)
    let queries = PassthroughSubject<String, Never>()
    recorder.send([150: "o", 350: "obo"], to: queries, "queries")
    recorder.observe(
      "results",
      queries.flatMap { server.search($0) })
  }
}
