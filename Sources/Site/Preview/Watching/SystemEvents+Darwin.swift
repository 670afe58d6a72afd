#if canImport(Darwin)
  import CoreServices
  import Diagnostics
  import Foundation

  /// A stream of FSEvents that puts file events into a mailbox.
  ///
  /// The stream itself waits for ten milliseconds, in which most editors finish saving.
  final class SystemEvents: @unchecked Sendable {
    // Unchecked, because a stream's reference is an opaque pointer. It is set once, and used again
    // only by `stop()`, which is called once.
    private let stream: FSEventStreamRef

    /// The state of the stream's callback; the stream retains it and releases it at its end.
    private final class EventReceiver {
      /// Each folder as it was named, by the path that events contain.
      let roots: [(real: String, named: String)]
      let mailbox: ChangeMailbox

      init(_ folders: [String], _ mailbox: ChangeMailbox) {
        roots = folders.map {
          (URL(fileURLWithPath: $0).resolvingSymlinksInPath().path + "/", $0)
        }
        self.mailbox = mailbox
      }

      func receive(_ paths: [String], _ flags: [FSEventStreamEventFlags]) {
        let lost = FSEventStreamEventFlags(
          kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged)
        // A folder that is moved sends no events for its contents.
        let folder = FSEventStreamEventFlags(kFSEventStreamEventFlagItemIsDir)
        let renamed = FSEventStreamEventFlags(kFSEventStreamEventFlagItemRenamed)
        var changes = FileChanges.none
        for (path, flag) in zip(paths, flags) {
          if flag & lost != 0 || (flag & folder != 0 && flag & renamed != 0) {
            changes.formUnion(.everything)
          } else if flag & folder == 0, let root = roots.first(where: { path.hasPrefix($0.real) }) {
            let rest = path.dropFirst(root.real.count)
            guard !rest.split(separator: "/").contains(where: IgnoredName.matches) else { continue }
            changes.formUnion(FileChanges([root.named + "/" + rest]))
          }
        }
        if !changes.isEmpty { mailbox.put(changes) }
      }
    }

    init(folders: [String], mailbox: ChangeMailbox) throws(DiagnosticError) {
      let receiver = Unmanaged.passRetained(EventReceiver(folders, mailbox))
      defer { receiver.release() }
      var context = FSEventStreamContext(
        version: 0, info: receiver.toOpaque(),
        retain: { info in
          info.map { UnsafeRawPointer(Unmanaged<EventReceiver>.fromOpaque($0).retain().toOpaque()) }
        },
        release: { info in info.map { Unmanaged<EventReceiver>.fromOpaque($0).release() } },
        copyDescription: nil)
      let callback: FSEventStreamCallback = { _, info, count, paths, flags, _ in
        guard let info else { return }
        let names = unsafeBitCast(paths, to: NSArray.self) as? [String] ?? []
        Unmanaged<EventReceiver>.fromOpaque(info).takeUnretainedValue()
          .receive(names, Array(UnsafeBufferPointer(start: flags, count: count)))
      }
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagUseCFTypes
        | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
      let stream = FSEventStreamCreate(
        nil, callback, &context, folders as CFArray,
        FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.01, FSEventStreamCreateFlags(flags))
      guard let stream else {
        throw DiagnosticError(.unwatchable, "changes of files cannot be watched")
      }
      self.stream = stream
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "FileWatcher"))
      FSEventStreamStart(stream)
    }

    /// Ends the stream; must be called once.
    func stop() {
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      FSEventStreamRelease(stream)
    }
  }
#endif
