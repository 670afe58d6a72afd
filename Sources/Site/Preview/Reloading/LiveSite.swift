import Diagnostics
import Foundation

/// The state that is shown, and the pages that wait to be notified of the next one.
actor LiveSite {
  /// A state and its name.
  struct ShownState {
    let state: PreviewedState
    let version: String
  }

  private struct PageListener {
    let continuation: AsyncStream<[UInt8]>.Continuation
    /// The last state that the page was notified of.
    var version: String
  }

  private var history: ChangeHistory
  private var state: PreviewedState?
  private var faults: [ReloadMessage.ReloadDiagnostic] = []
  private var listeners: [Int: PageListener] = [:]
  private var nextListener = 0

  /// Creates a site that has no state yet.
  ///
  /// - Parameter name: What distinguishes this run of a server from every other.
  init(name: String) {
    history = ChangeHistory(name: name)
  }

  /// The state that is shown, as soon as there is one; `nil` if the waiting was cancelled.
  func shown() async -> ShownState? {
    if state == nil {
      for await _ in events(since: history.version) where state != nil { break }
    }
    return state.map { ShownState(state: $0, version: history.version) }
  }

  /// Shows a state, and notifies all listeners.
  func show(_ state: PreviewedState) {
    self.state = state
    history.add(state.changedFiles)
    let sources = SourceTexts()
    faults = state.diagnostics.sorted().map { .init($0, lines: sources.lines(of:)) }
    var messages: [String: [UInt8]] = [:]
    for (number, listener) in listeners {
      let message = messages[listener.version] ?? message(since: listener.version).event
      messages[listener.version] = message
      listeners[number]?.version = history.version
      listener.continuation.yield(message)
    }
  }

  /// The events for a page, the first of them at once if there is a state.
  ///
  /// - Parameter version: The state that the page is from.
  /// - Returns: Events that end with the task that waits for them.
  func events(since version: String) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    let number = nextListener
    nextListener += 1
    listeners[number] = PageListener(
      continuation: continuation, version: state == nil ? version : history.version)
    continuation.onTermination = { [weak self] _ in
      Task { await self?.remove(number) }
    }
    if state != nil { continuation.yield(message(since: version).event) }
    return stream
  }

  /// Sends all listeners a heartbeat, by which connections that have ended are found.
  func sendHeartbeat() {
    for listener in listeners.values { listener.continuation.yield(ReloadMessage.heartbeat) }
  }

  private func remove(_ listener: Int) { listeners[listener] = nil }

  private func message(since version: String) -> ReloadMessage {
    ReloadMessage(
      version: history.version, changed: history.changed(since: version), faults: faults)
  }
}

/// The texts of source files, each read once.
private final class SourceTexts {
  private var texts: [String: TextLines?] = [:]

  func lines(of path: String) -> TextLines? {
    if let text = texts[path] { return text }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)).map { TextLines($0) }
    texts.updateValue(text, forKey: path)
    return text
  }
}
