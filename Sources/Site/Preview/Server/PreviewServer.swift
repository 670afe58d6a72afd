public import Diagnostics
import FlyingSocks
import Foundation

/// Shows a site while it is being written.
///
/// It serves the site from memory, to this machine only, watches the files that the site is built
/// from, and updates open pages after changes. Nothing is written.
public struct PreviewServer: Sendable {
  private let site: any PreviewedSite
  private let port: UInt16
  var timeouts = Timeouts()
  private let report: @Sendable (PreviewEvent) -> Void

  /// Prepares a preview.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - port: The port to listen on; 0 chooses any free one.
  ///   - report: Notified of events.
  public init(
    site: any PreviewedSite, port: UInt16 = 8000,
    report: @escaping @Sendable (PreviewEvent) -> Void = { _ in }
  ) {
    self.site = site
    self.port = port
    self.report = report
  }

  /// Shows the site until the task is cancelled; then all connections end at once.
  ///
  /// - Throws: An error if the port is not free or the files cannot be watched.
  public func run() async throws(DiagnosticError) {
    // Created before the site is built, so that no change is missed in between.
    let watcher = try FileWatcher(folders: site.folders)
    let live = LiveSite(name: UUID().uuidString)
    let listener: ConnectionListener
    do {
      listener = try await ConnectionListener(port: port)
    } catch {
      throw serverError(error)
    }
    // Reported first, so that a program that reads the first line gets the address.
    report(.listening(address: "http://127.0.0.1:\(listener.port)/"))
    // Shutdown does not wait for this work, which may take long and is no longer needed.
    let work = Task { await update(live, watcher) }
    defer { work.cancel() }
    do {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask {
          try await listener.run(
            SiteHandler(site: live, hosts: Self.hosts(listener.port)), timeouts)
        }
        group.addTask {
          while true {
            try await Task.sleep(for: .seconds(15))
            await live.sendHeartbeat()
          }
        }
      }
    } catch {
      if !Task.isCancelled { throw serverError(error) }
    }
  }

  /// Updates the site now and after each change.
  private func update(_ live: LiveSite, _ watcher: FileWatcher) async {
    await update(live, FileChanges(nil))
    for await changes in watcher.changes where !Task.isCancelled {
      report(.updating(changes))
      await update(live, changes)
    }
  }

  private func update(_ live: LiveSite, _ changes: FileChanges) async {
    let start = ContinuousClock.now
    var state = await site.update(changes.paths)
    state.diagnostics += changes.diagnostics
    await live.show(state)
    report(.updated(state, after: .now - start))
  }
}

// MARK: Addresses

extension PreviewServer {
  /// Returns the names by which a browser may address the server.
  private static func hosts(_ port: UInt16) -> Set<String> {
    let names: Set = ["127.0.0.1", "localhost"]
    let named = Set(names.map { "\($0):\(port)" })
    // A browser omits the default port.
    return port == 80 ? named.union(names) : named
  }

  /// Returns a diagnostic for a system error that prevents the site from being served.
  func serverError(_ error: any Error) -> DiagnosticError {
    if case SocketError.failed(_, let number, _) = error, number == EADDRINUSE {
      return DiagnosticError(
        .portInUse, "port \(port) is in use",
        explanation: "Another program listens on it, perhaps another preview.",
        suggestion: "stop that program, or choose another port; 0 takes any free one")
    }
    if case SocketError.failed(_, let number, _) = error, number == EACCES {
      return DiagnosticError(
        .portNotAllowed, "no permission to listen on port \(port)",
        suggestion: "choose a port above 1023; 0 takes any free one")
    }
    return DiagnosticError(.notServed, "the site cannot be served: \(error)")
  }
}

/// An event in a preview, for the caller to report.
public enum PreviewEvent: Sendable {
  /// The site can be viewed at this address.
  case listening(address: String)
  /// Files have changed, and the site is being updated.
  case updating(FileChanges)
  /// The site is up to date, and the pages have been notified.
  case updated(PreviewedState, after: Duration)
}
