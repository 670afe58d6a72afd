#if os(Linux)
  import Diagnostics
  import Foundation
  import Glibc
  import Synchronization

  /// A thread that waits for inotify's events and puts the resulting changes into a mailbox.
  ///
  /// It has a thread of its own, since waiting for the system is all that it does, and since a
  /// change shall be noticed at once, however busy the rest of the process is.
  final class SystemEvents: Sendable {
    /// Both ends of a pipe: closing the second end wakes the thread, which closes the first.
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

    /// Ends the thread; to be called once.
    func stop() { close(stopping.wake) }
  }

  /// Watched folders with a lock around them, so that they can be handed to a thread.
  private final class WatchedTree: Sendable {
    private let folders: Mutex<WatchedFolders>

    init(_ folders: consuming sending WatchedFolders) {
      self.folders = Mutex(folders)
    }

    /// Waits and reports, until the other end of a pipe is closed.
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
#endif
