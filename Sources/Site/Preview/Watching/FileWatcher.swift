public import Diagnostics
import SiteFiles
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

  func close() { continuation.finish() }
}

/// Files that have changed since changes were last read.
public struct FileChanges: Hashable, Sendable {
  /// The paths of files that were changed, added or deleted; `nil` if they are not known one by
  /// one.
  public private(set) var paths: Set<String>?

  /// The reasons why some changes may not be noticed from now on.
  public private(set) var diagnostics: [Diagnostic] = []

  init(_ paths: Set<String>?, diagnostics: [Diagnostic] = []) {
    self.paths = paths
    self.diagnostics = diagnostics
  }

  /// Nothing has changed.
  static var none: FileChanges { FileChanges([]) }

  /// Anything may have changed.
  static var everything: FileChanges { FileChanges(nil) }

  var isEmpty: Bool { paths?.isEmpty == true && diagnostics.isEmpty }

  /// Adds changes; what is not known stays unknown.
  mutating func formUnion(_ other: FileChanges) {
    diagnostics += other.diagnostics
    guard let more = other.paths else {
      paths = nil
      return
    }
    paths?.formUnion(more)
  }
}

/// Names of files that editors and systems create, and that are no content.
enum IgnoredName {
  /// Tells whether a file or folder of this name is left out of account.
  ///
  /// What is passed over where files are read (``SourceFolder/isPassedOver(_:)``), and so
  /// `.well-known` is not; backups (`page.md.bak`); the number by which Vim finds out whether it
  /// may write to a folder (`4913`, and up in steps of 123 while that exists); what IntelliJ writes
  /// before it renames.
  static func matches(_ name: some StringProtocol) -> Bool {
    SourceFolder.isPassedOver(name) || name.hasSuffix(".bak") || isProbe(name)
      || name.hasSuffix("___jb_tmp___") || name.hasSuffix("___jb_old___")
  }

  private static func isProbe(_ name: some StringProtocol) -> Bool {
    guard let number = Int(name), number >= 4913 else { return false }
    return number < 10_000 && (number - 4913).isMultiple(of: 123)
  }
}
