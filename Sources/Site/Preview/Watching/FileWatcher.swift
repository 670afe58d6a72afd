public import Diagnostics

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
