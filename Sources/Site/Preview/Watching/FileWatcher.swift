public import Diagnostics
import Synchronization

/// Reports which files below some folders change, by the events of the system.
///
/// On Linux these are inotify's, on macOS those of FSEvents. Watching ends with the watcher's life.
public final class FileWatcher: Sendable {
  private let mailbox = ChangeMailbox()
  private let events: SystemEvents

  /// Begins to watch.
  ///
  /// - Parameter folders: The folders, with all that is in them. One that does not exist is watched
  ///   from when it does.
  /// - Throws: That the system cannot watch so much.
  public init(folders: [String]) throws(DiagnosticError) {
    events = try SystemEvents(folders: folders, mailbox: mailbox)
  }

  deinit {
    events.stop()
    mailbox.close()
  }

  /// The changes since the watcher was made, or since they were last read.
  ///
  /// What happens between two reads is gathered into one value. For one consumer at a time.
  public var changes: AsyncStream<FileChanges> { mailbox.contents }
}

/// The mailbox in which changes wait until they are read.
///
/// What comes meanwhile is added to the rest.
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
