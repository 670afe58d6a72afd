import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Preview

/// A site whose pages are the files of a folder as they are; a file with `!` in it is an error.
final class FolderSite: PreviewedSite {
  let folder: WorkingFolder
  /// The time that it takes to bring it up to date.
  private let effort: Duration
  private let good = Mutex<[String: [UInt8]]>([:])

  init(_ folder: WorkingFolder, effort: Duration = .zero) {
    self.folder = folder
    self.effort = effort
  }

  var folders: [String] { [folder.path] }

  func update(_ changed: Set<String>?) async -> PreviewedState {
    try? await Task.sleep(for: effort)
    var files: [String: [UInt8]] = [:]
    var diagnostics: [Diagnostic] = []
    for name in FileManager.default.subpaths(atPath: folder.path) ?? [] {
      guard let bytes = FileManager.default.contents(atPath: folder(name)) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if let column = text.firstIndex(of: "!") {
        diagnostics.append(
          Diagnostic(
            .shouting,
            at: SourceLocation(
              file: folder(name), line: 1,
              column: text.distance(from: text.startIndex, to: column) + 1),
            "somebody shouts", suggestion: "write '.'",
            notes: [DiagnosticNote(at: SourceLocation(file: folder(name)), "here they listen")],
            replacement: text.firstRange(of: "!").map { range in
              let column = text.distance(from: text.startIndex, to: range.lowerBound) + 1
              let start = SourcePosition(line: 1, column: column)
              return Replacement(
                file: folder(name), range: SourceRange(start, length: 1), text: ".")
            }))
      }
      files[name] = Array(bytes)
    }
    let shown = good.withLock { good in
      if diagnostics.isEmpty { good = files }
      return good
    }
    let differing = changed.map { Set($0.map { String($0.dropFirst(folder.path.count + 1)) }) }
    return PreviewedState(
      file: { shown[$0] }, diagnostics: diagnostics,
      changedFiles: diagnostics.isEmpty ? differing : [])
  }
}

extension DiagnosticID {
  /// An id of a site's own.
  static let shouting = DiagnosticID("shouting", meaning: "A text holds an exclamation mark.")
}

/// A preview that runs while something is done with it.
enum RunningPreview {
  /// Runs a preview of a site, on any port.
  static func of<Result: Sendable>(
    _ site: some PreviewedSite, _ timeouts: Timeouts = Timeouts(),
    _ work: @Sendable @escaping (UInt16) async throws -> Result
  ) async throws -> Result {
    let (ports, port) = AsyncStream<UInt16>.makeStream()
    var server = PreviewServer(site: site, port: 0) { event in
      if case .listening(let address) = event {
        port.yield(URL(string: address)?.port.flatMap { UInt16($0) } ?? 0)
      }
    }
    server.timeouts = timeouts
    let running = Task { [server] in try await server.run() }
    defer { running.cancel() }
    var first = ports.makeAsyncIterator()
    return try await work(try #require(await first.next()))
  }
}
