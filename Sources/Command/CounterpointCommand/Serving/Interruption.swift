import Foundation

/// Ends a task, and soon the process, from the terminal or by a signal that ends the process in an
/// orderly way.
///
/// A task that computes does not notice that it is cancelled. Since a preview writes nothing,
/// nothing is lost if it does not finish by itself.
struct Interruption {
  private let sources: [any DispatchSourceSignal]

  /// The time that a task has to finish by itself.
  private static let timeout = DispatchTimeInterval.milliseconds(250)

  /// Cancels a task on `SIGINT` and `SIGTERM`, from now to `end()`; if that does not come soon, the
  /// process ends.
  init(cancelling task: Task<some Sendable, some Error>) {
    // A queue of its own has a thread even while all others are busy.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    sources = [SIGINT, SIGTERM].map { number in
      // The signal's own effect, to end the process as it is, would come first.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        task.cancel()
        queue.asyncAfter(deadline: .now() + Self.timeout) { _exit(EXIT_SUCCESS) }
      }
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
