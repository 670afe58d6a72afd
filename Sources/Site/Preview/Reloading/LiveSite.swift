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

  /// Creates a site that has no state yet; the name distinguishes this run of a server from every
  /// other.
  init(name: String) { history = ChangeHistory(name: name) }

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

  /// The events for a page that is from a state, the first of them at once if there is one; they
  /// end with the task that waits for them.
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

/// The files that differ between one state of a site and a later one.
struct ChangeHistory {
  /// The number of states that are remembered.
  static let length = 100
  /// Above how many changed files a page is reloaded, needed or not.
  static let limit = 1000

  /// The name, which distinguishes it from every other one, such as that of a server that was here
  /// before.
  let name: String
  private(set) var first = 0
  private(set) var changes: [Set<String>?] = []

  var version: String { "\(name).\(first + changes.count)" }

  /// Adds a state, by the files that differ from the one before; `nil` if that is not known.
  mutating func add(_ changed: Set<String>?) {
    changes.append(changed)
    if changes.count > Self.length {
      changes.removeFirst()
      first += 1
    }
  }

  /// The files that differ in the latest state from an earlier one, sorted; `nil` if any may.
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
