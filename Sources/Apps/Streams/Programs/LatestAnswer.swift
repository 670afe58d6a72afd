import Reactive

/// A program in which a newer query cancels the one in progress.
enum LatestAnswer: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let server = SearchServer(recorder: recorder)
    let queries = PassthroughSubject<String, Never>()
    recorder.send([150: "o", 350: "obo"], to: queries, "queries")
    recorder.observe(
      "results",
      queries
        .map { server.search($0) }
        .switchToLatest())
  }
}
