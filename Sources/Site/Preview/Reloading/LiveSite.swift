import Diagnostics
import Foundation

/// The state that is shown, and the pages that wait for the next one.
actor LiveSite {
  struct ShownState {
    let state: PreviewedState
    let version: String
  }

  private struct PageListener {
    let continuation: AsyncStream<[UInt8]>.Continuation
    /// The last state of which the page was notified.
    var version: String
  }

  private var history: ChangeHistory
  private var state: PreviewedState?
  private var diagnostics: [ReloadMessage.ReloadDiagnostic] = []
  private var listeners: [Int: PageListener] = [:]
  private var nextListener = 0

  /// Creates a site without a state; the name distinguishes this run of a server from all others.
  init(name: String) { history = ChangeHistory(name: name) }

  /// Returns the state that is shown, as soon as there is one; `nil` if the wait was cancelled.
  func shown() async -> ShownState? {
    if state == nil {
      for await _ in events(since: history.version) where state != nil { break }
    }
    return state.map { ShownState(state: $0, version: history.version) }
  }

  func show(_ state: PreviewedState) {
    self.state = state
    history.add(state.changedFiles)
    let sources = SourceTexts()
    diagnostics = state.diagnostics.sorted().map { .init($0, lines: sources.lines(of:)) }
    var messages: [String: [UInt8]] = [:]
    for (number, listener) in listeners {
      let message = messages[listener.version] ?? message(since: listener.version).event
      messages[listener.version] = message
      listeners[number]?.version = history.version
      listener.continuation.yield(message)
    }
  }

  /// Returns the events for a page of a given version.
  ///
  /// If there is a state, the first event is sent at once. The events end with the waiting task.
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

  /// Sends all listeners a heartbeat, which detects closed connections.
  func sendHeartbeat() {
    for listener in listeners.values { listener.continuation.yield(ReloadMessage.heartbeat) }
  }

  private func remove(_ listener: Int) { listeners[listener] = nil }

  private func message(since version: String) -> ReloadMessage {
    ReloadMessage(
      version: history.version, changed: history.changed(since: version), diagnostics: diagnostics)
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

/// The files that differ between an earlier state of a site and the latest one.
struct ChangeHistory {
  /// The maximum number of states that are remembered.
  static let length = 100
  /// The number of changed files above which a page is always reloaded.
  static let limit = 1000

  /// The name that distinguishes it from all others, such as those of earlier runs of a server.
  let name: String
  private(set) var first = 0
  private(set) var changes: [Set<String>?] = []

  var version: String { "\(name).\(first + changes.count)" }

  /// Adds a state, by the files that differ from the previous one; `nil` if these are not known.
  mutating func add(_ changed: Set<String>?) {
    changes.append(changed)
    if changes.count > Self.length {
      changes.removeFirst()
      first += 1
    }
  }

  /// Returns the sorted files that differ from an earlier state; `nil` if any may differ.
  func changed(since version: String) -> [String]? {
    let parts = version.split(separator: ".")
    guard parts.count == 2, parts[0] == name, let number = Int(parts[1]), number >= first,
      number <= first + changes.count
    else { return nil }
    var union: Set<String> = []
    for change in changes[(number - first)...] {
      guard let change else { return nil }
      union.formUnion(change)
    }
    return union.count <= Self.limit ? union.sorted() : nil
  }
}
