import Reactive

/// A program in which taps start work, and are refused while it is in progress.
enum SavingAction: StreamProgram {
  static func run(_ recorder: StreamRecorder) {
    let save = Action<Int, String, SavingError> { tap in
      recorder.request(
        "save", tap == 3 ? .failure(.offline) : .success("saved"), after: 250)
    }
    let taps = PassthroughSubject<Int, Never>()
    recorder.send([100: 1, 220: 2, 550: 3], to: taps, "taps")
    taps.sink { save.apply($0) }.store(in: &recorder.subscriptions)
    recorder.observe("isExecuting", save.isExecuting)
    recorder.observe("values", save.values)
    recorder.observe("errors", save.errors)
    recorder.observe("refused", save.refusals)
  }
}

/// The reason why saving failed.
enum SavingError: Error {
  case offline
}
