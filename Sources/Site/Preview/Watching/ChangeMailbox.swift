import Synchronization

/// Where changes wait until they are read; what comes meanwhile is added to the rest.
final class ChangeMailbox: Sendable {
  private let changes = Mutex(FileChanges.none)
  private let signal: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (signal, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Adds changes.
  func put(_ more: FileChanges) {
    changes.withLock { $0.formUnion(more) }
    continuation.yield()
  }

  /// All that there is, as soon as there is any, again and again; ends with `close()`.
  var contents: AsyncStream<FileChanges> {
    AsyncStream { [self] in
      for await _ in signal {
        let taken = changes.withLock { changes in
          defer { changes = .none }
          return changes
        }
        if !taken.isEmpty { return taken }
      }
      return nil
    }
  }

  /// Ends the sequence of contents.
  func close() { continuation.finish() }
}
