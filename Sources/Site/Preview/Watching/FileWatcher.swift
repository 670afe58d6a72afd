public import Diagnostics
import SiteFiles
import Synchronization

/// Reports which files below some folders change, using the system's events.
///
/// These come from inotify on Linux and from FSEvents on macOS. Watching ends in `deinit`.
public final class FileWatcher: Sendable {
  private let mailbox = ChangeMailbox()
  private let events: SystemEvents

  /// Starts watching.
  ///
  /// - Parameter folders: The folders, including all their contents. A folder that does not exist
  ///   is watched from when it is created.
  /// - Throws: An error if the system cannot watch that many folders.
  public init(folders: [String]) throws(DiagnosticError) {
    events = try SystemEvents(folders: folders, mailbox: mailbox)
  }

  deinit {
    events.stop()
    mailbox.close()
  }

  /// The changes since the watcher was created, or since they were last read.
  ///
  /// Changes between two reads are gathered into one value. Only one consumer may read at a time.
  public var changes: AsyncStream<FileChanges> { mailbox.contents }
}

/// The mailbox in which changes wait until they are read.
///
/// New changes are added to those that wait.
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

  /// The accumulated changes, whenever there are any; the sequence ends with `close()`.
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

/// The files that have changed since changes were last read.
public struct FileChanges: Hashable, Sendable {
  /// The paths of files that were changed, added or deleted; `nil` if they are unknown.
  public private(set) var paths: Set<String>?

  /// The reasons why some changes may be missed from now on.
  public private(set) var diagnostics: [Diagnostic] = []

  init(_ paths: Set<String>?, diagnostics: [Diagnostic] = []) {
    self.paths = paths
    self.diagnostics = diagnostics
  }

  static var none: FileChanges { FileChanges([]) }

  /// A change of unknown files.
  static var everything: FileChanges { FileChanges(nil) }

  var isEmpty: Bool { paths?.isEmpty == true && diagnostics.isEmpty }

  /// Adds changes; unknown paths stay unknown.
  mutating func formUnion(_ other: FileChanges) {
    diagnostics += other.diagnostics
    guard let more = other.paths else {
      paths = nil
      return
    }
    paths?.formUnion(more)
  }
}

/// Names of files that editors and systems create, and that are not content.
enum IgnoredName {
  /// Indicates whether a file or folder of this name is ignored.
  ///
  /// These are the names that are also ignored when files are read
  /// (``SourceFolder/isPassedOver(_:)``; not `.well-known`), backups (`page.md.bak`), the numbers
  /// by which Vim tests whether it may write to a folder (`4913`, and up in steps of 123 while
  /// that exists), and the temporary names of IntelliJ.
  static func matches(_ name: some StringProtocol) -> Bool {
    SourceFolder.isPassedOver(name) || name.hasSuffix(".bak") || isProbe(name)
      || name.hasSuffix("___jb_tmp___") || name.hasSuffix("___jb_old___")
  }

  private static func isProbe(_ name: some StringProtocol) -> Bool {
    guard let number = Int(name), number >= 4913 else { return false }
    return number < 10_000 && (number - 4913).isMultiple(of: 123)
  }
}
