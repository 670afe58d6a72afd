import Foundation

/// Lets a task be cancelled from the terminal, or by whoever ends the process in an orderly way.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Cancels a task on `SIGINT` and `SIGTERM`, from now to `end()`.
  init(cancelling task: Task<some Sendable, some Error>) {
    sources = [SIGINT, SIGTERM].map { number in
      // The signal's own effect, to end the process as it stands, would come first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in task.cancel() }
      source.activate()
      return source
    }
  }

  /// Gives the signals back their own effect.
  func end() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
