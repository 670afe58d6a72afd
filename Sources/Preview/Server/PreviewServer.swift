public import Diagnostics
import FlyingFox
import FlyingSocks
import Foundation

/// Shows a site while it is being written.
///
/// It serves the site from memory, to this machine only; watches the files that the site is made from;
/// and has pages show what has become of them. Nothing is written.
public struct PreviewServer: Sendable {
  private let site: any PreviewedSite
  private let port: UInt16
  private let report: @Sendable (PreviewEvent) -> Void

  /// Prepares a preview.
  ///
  /// - Parameters:
  ///   - site: The site.
  ///   - port: The port to listen to; 0 takes any that is free.
  ///   - report: Told what happens.
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
  /// - Throws: That the port is not free, or that the files cannot be watched.
  public func run() async throws(DiagnosticError) {
    // Made before the site is, so that no change falls between the two.
    let watcher = try FileWatcher(folders: site.folders)
    let live = LiveSite(name: UUID().uuidString)
    let server = HTTPServer(
      address: try Self.address(port), timeout: Self.patience,
      pool: PromptSockets(base: HTTPServer.defaultPool()), logger: .disabled)
    await server.appendRoute("*", to: SiteHandler(site: live) { await server.hosts })
    // The work on the site is not waited for in the end: it may be long, and it is of no more use.
    let work = Task { await update(live, watcher) }
    defer { work.cancel() }
    do {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          if let address = await server.hosts.sorted().first {
            report(.listening(address: "http://\(address)/"))
          }
        }
        group.addTask {
          while true {
            try await Task.sleep(for: .seconds(15))
            await live.breathe()
          }
        }
      }
    } catch {
      if !Task.isCancelled { throw fault(error) }
    }
  }

  /// Brings the site up to date, now and after each change.
  private func update(_ live: LiveSite, _ watcher: FileWatcher) async {
    await update(live, FileChanges(nil))
    for await changes in watcher.changes where !Task.isCancelled {
      report(.updating(changes))
      await update(live, changes)
    }
  }

  private func update(_ live: LiveSite, _ changes: FileChanges) async {
    let start = ContinuousClock.now
    let state = await site.update(changes.paths).adding(changes.faults)
    await live.show(state)
    report(.updated(state, after: .now - start))
  }

  /// How long an answer may take, in seconds: the first has to wait for the site.
  private static let patience: TimeInterval = 3600
}

// MARK: Addresses

extension PreviewServer {
  /// IPv4 only, as a loopback address of the other kind would not be reached by all who write this one.
  private static func address(_ port: UInt16) throws(DiagnosticError) -> sockaddr_in {
    do {
      return try .inet(ip4: "127.0.0.1", port: port)
    } catch {
      throw DiagnosticError(Diagnostic("no-loopback", "this machine cannot be served: \(error)"))
    }
  }

  private func fault(_ error: any Error) -> DiagnosticError {
    if case SocketError.failed(_, let number, _) = error, number == EADDRINUSE {
      return DiagnosticError(
        Diagnostic(
          "port-in-use", "port \(port) is in use",
          explanation: "Another program listens to it, perhaps another preview.",
          suggestion: "end that one, or choose another port; 0 takes any that is free"))
    }
    if case SocketError.failed(_, let number, _) = error, number == EACCES {
      return DiagnosticError(
        Diagnostic(
          "port-not-allowed", "port \(port) may not be listened to",
          suggestion: "choose one above 1023; 0 takes any that is free"))
    }
    return DiagnosticError(Diagnostic("not-served", "the site cannot be served: \(error)"))
  }
}

extension HTTPServer {
  /// The names by which a browser may call the server, the number first; empty if it does not listen.
  fileprivate var hosts: Set<String> {
    guard case .ip4(_, let port) = listeningAddress else { return [] }
    let names: Set = ["127.0.0.1", "localhost"]
    let named = Set(names.map { "\($0):\(port)" })
    // A browser leaves the usual port out.
    return port == 80 ? named.union(names) : named
  }
}

extension PreviewedState {
  /// The same, with more that is wrong.
  fileprivate func adding(_ faults: [Diagnostic]) -> PreviewedState {
    PreviewedState(
      file: file, diagnostics: diagnostics + faults, changedFiles: changedFiles, rebuild: rebuild)
  }
}
