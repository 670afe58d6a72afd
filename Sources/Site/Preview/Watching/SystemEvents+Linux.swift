#if os(Linux)
  import Diagnostics
  import Foundation
  import Glibc
  import Synchronization

  /// A thread that waits for inotify's events and puts the resulting changes into a mailbox.
  ///
  /// It is a separate thread because it blocks in the system, and because a change has to be
  /// noticed at once, however busy the rest of the process is.
  final class SystemEvents: Sendable {
    /// The two ends of a pipe: closing `wake` wakes the thread, which then closes `wait`.
    private let stopping: (wait: Int32, wake: Int32)

    init(folders: [String], mailbox: ChangeMailbox) throws(DiagnosticError) {
      let tree = WatchedTree(try WatchedFolders(roots: folders))
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw DiagnosticError(WatchedFolders.diagnostic(nil, errno)) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      stopping = (ends[0], ends[1])
      let wait = ends[0]
      Thread.detachNewThread { tree.run(until: wait, mailbox) }
    }

    /// Ends the thread; must be called once.
    func stop() { close(stopping.wake) }
  }

  /// Watched folders behind a lock, so that they can be passed to a thread.
  private final class WatchedTree: Sendable {
    private let folders: Mutex<WatchedFolders>

    init(_ folders: consuming sending WatchedFolders) {
      self.folders = Mutex(folders)
    }

    /// Waits for changes and reports them, until the other end of a pipe is closed.
    func run(until stop: Int32, _ mailbox: ChangeMailbox) {
      defer { close(stop) }
      let descriptor = folders.withLock { $0.descriptor }
      var sources = [descriptor, stop].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      while true {
        let timeout = folders.withLock { $0.timeout(at: .now) }
        guard poll(&sources, nfds_t(sources.count), timeout) >= 0 || errno == EINTR,
          sources[1].revents == 0
        else { return }
        let changes = folders.withLock { folders in
          folders.readEvents(at: .now)
          return folders.take(at: .now)
        }
        if !changes.isEmpty { mailbox.put(changes) }
      }
    }
  }

  /// Folders with all their subfolders, each watched by inotify.
  struct WatchedFolders: ~Copyable {
    /// The queue of events; closed when this value is destroyed.
    let descriptor: Int32
    private let roots: [String]
    /// The folder of each watch.
    private var paths: [Int32: String] = [:]
    private var gathering = ChangeGathering()
    private var unknown = FileChanges.none
    private var missing: Set<String> = []

    /// The events that are watched in each folder.
    ///
    /// A file that is being written does not matter until it is closed.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR)

    /// The interval at which a missing root is looked for, in milliseconds.
    private static let search: Int32 = 250

    /// Watches folders and all their subfolders.
    ///
    /// - Throws: An error if the system cannot watch that many folders.
    init(roots: [String]) throws(DiagnosticError) {
      self.roots = Self.outermost(roots)
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw DiagnosticError(Self.diagnostic(nil, errno)) }
      for root in self.roots { watch(root, reportingAt: nil) }
      if !unknown.diagnostics.isEmpty { throw DiagnosticError(unknown.diagnostics) }
    }

    deinit { close(descriptor) }

    /// Returns the time to wait for the next event, in milliseconds; -1 means forever.
    func timeout(at now: ContinuousClock.Instant) -> Int32 {
      let search = missing.isEmpty ? -1 : Self.search
      guard let end = gathering.nextEnd else { return search }
      let wait = Int32(max(0, (end - now) / .milliseconds(1)).rounded(.up))
      return search < 0 ? wait : min(wait, search)
    }

    mutating func take(at now: ContinuousClock.Instant) -> FileChanges {
      defer { unknown = .none }
      unknown.formUnion(FileChanges(gathering.take(at: now)))
      return unknown
    }

    /// Returns those folders that are not inside another one.
    private static func outermost(_ folders: [String]) -> [String] {
      func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path + "/"
      }
      var kept: [String] = []
      for folder in folders.sorted(by: { absolute($0).count < absolute($1).count })
      where !kept.contains(where: { absolute(folder).hasPrefix(absolute($0)) }) {
        kept.append(folder)
      }
      return kept
    }
  }

  // MARK: Folders

  extension WatchedFolders {
    /// Watches a folder and all its subfolders, and reports the files in them if a time is given.
    ///
    /// A folder is read after its watch has been set, so that no file added meanwhile is missed.
    private mutating func watch(_ folder: String, reportingAt now: ContinuousClock.Instant?) {
      let number = inotify_add_watch(descriptor, folder, Self.events)
      guard number >= 0 else {
        if errno == ENOSPC || errno == ENOMEM {
          unknown.formUnion(FileChanges(nil, diagnostics: [Self.diagnostic(folder, errno)]))
        }
        if roots.contains(folder) { missing.insert(folder) }
        return
      }
      paths[number] = folder
      missing.remove(folder)
      guard let stream = opendir(folder) else { return }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !IgnoredName.matches(name) else { continue }
        let path = Self.join(folder, name)
        if Self.isFolder(path, Int(entry.pointee.d_type)) {
          watch(path, reportingAt: now)
        } else if let now {
          gathering.note(.arrived, path, at: now)
        }
      }
    }

    /// Ends the watches of a folder that was moved or removed, and of its subfolders.
    private mutating func forget(_ folder: String) {
      for (number, path) in paths where path == folder || path.hasPrefix(folder + "/") {
        inotify_rm_watch(descriptor, number)
        paths[number] = nil
      }
      unknown.formUnion(.everything)
    }

    private mutating func searchMissing(at now: ContinuousClock.Instant) {
      for root in missing where access(root, F_OK) == 0 {
        watch(root, reportingAt: now)
        if !missing.contains(root) { unknown.formUnion(.everything) }
      }
    }

    /// Indicates whether an item is a folder and not a link, which is refused where files are
    /// read.
    private static func isFolder(_ path: String, _ type: Int) -> Bool {
      guard type == Int(DT_UNKNOWN) else { return type == Int(DT_DIR) }
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func join(_ folder: String, _ name: String) -> String {
      folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
  }

  // MARK: Events

  extension WatchedFolders {
    private struct Move {
      let cookie: UInt32
      let path: String
    }

    /// Reads all events in the queue.
    mutating func readEvents(at now: ContinuousClock.Instant) {
      searchMissing(at: now)
      var memory = [UInt8](repeating: 0, count: 65_536)
      var leaving: Move?
      while true {
        let count = read(descriptor, &memory, memory.count)
        guard count > 0 else { break }
        var start = 0
        while start < count {
          let (event, name, size) = memory.withUnsafeBytes { Self.event(in: $0, at: start) }
          start += size
          apply(event, name, &leaving, at: now)
        }
      }
      settle(&leaving, at: now)
    }

    /// Returns an event, the name that follows it, and the size of both.
    ///
    /// The memory is borrowed; the event and the name are copies.
    private static func event(
      in memory: UnsafeRawBufferPointer, at start: Int
    ) -> (inotify_event, String, Int) {
      let event = memory.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let size = MemoryLayout<inotify_event>.size
      let name = memory[(start + size)..<(start + size + Int(event.len))].prefix { $0 != 0 }
      return (event, String(decoding: name, as: UTF8.self), size + Int(event.len))
    }

    private mutating func apply(
      _ event: inotify_event, _ name: String, _ leaving: inout Move?,
      at now: ContinuousClock.Instant
    ) {
      let mask = Int(event.mask)
      func says(_ flags: Int32) -> Bool { mask & Int(flags) != 0 }
      if says(IN_Q_OVERFLOW) { return startAgain() }
      guard let folder = paths[event.wd] else { return }
      if says(IN_IGNORED) {
        paths[event.wd] = nil
        return
      }
      if says(IN_DELETE_SELF | IN_MOVE_SELF) {
        guard roots.contains(folder) else { return }
        forget(folder)
        missing.insert(folder)
        return
      }
      let path = Self.join(folder, name)
      let isArrival = says(IN_MOVED_TO)
      if let move = leaving, isArrival, move.cookie == event.cookie, !IgnoredName.matches(name) {
        leaving = nil
        return gathering.note(movedFrom: move.path, to: path, at: now)
      }
      settle(&leaving, at: now)
      guard !IgnoredName.matches(name) else { return }
      if mask & Int(IN_ISDIR) != 0 {
        if says(IN_CREATE | IN_MOVED_TO) { watch(path, reportingAt: now) }
        if says(IN_MOVED_FROM) { forget(path) }
      } else if says(IN_MOVED_FROM) {
        leaving = Move(cookie: event.cookie, path: path)
      } else if says(IN_CLOSE_WRITE) {
        gathering.note(.written, path, at: now)
      } else if isArrival {
        gathering.note(.arrived, path, at: now)
      } else if says(IN_CREATE) {
        gathering.note(.created, path, at: now)
      } else if says(IN_DELETE) {
        gathering.note(.gone, path, at: now)
      }
    }

    /// Records a file that was moved away as gone, because it did not arrive anywhere.
    private mutating func settle(_ leaving: inout Move?, at now: ContinuousClock.Instant) {
      if let move = leaving { gathering.note(.gone, move.path, at: now) }
      leaving = nil
    }

    /// Watches all folders again, because events were lost.
    private mutating func startAgain() {
      unknown.formUnion(.everything)
      for root in roots { watch(root, reportingAt: nil) }
    }

    /// Returns a diagnostic for the error that prevents watching.
    static func diagnostic(_ folder: String?, _ error: Int32) -> Diagnostic {
      Diagnostic(
        .unwatchable, at: folder.map { SourceLocation(file: $0) },
        "changes of files cannot be watched: \(String(cString: strerror(error)))",
        explanation: error == ENOSPC
          ? "The system limits how many folders it watches for one user." : nil,
        suggestion: error == ENOSPC ? "raise fs.inotify.max_user_watches with sysctl" : nil)
    }
  }
#endif
