import Diagnostics
import Foundation
import SiteFiles
import StaticSite

/// The display of a build's progress and result for a user at a terminal.
struct Progress: Sendable {
  private let isQuiet: Bool
  private let isLive: Bool

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    isLive = !isQuiet && Console.isTerminal(.standardError)
  }

  /// Shows the name of the stage that begins, replacing the one before.
  func begin(_ stage: String) {
    if isLive { Console.write("\r\u{1B}[K\(stage) …", to: .standardError) }
  }

  /// Erases the name of the last stage.
  func end() {
    if isLive { Console.write("\r\u{1B}[K", to: .standardError) }
  }

  /// Prints what each stage processed and how long it took.
  func summarize(_ clock: StageClock) {
    guard !isQuiet else { return }
    for stage in clock.stages {
      let count = stage.count.map(String.init) ?? ""
      Console.say(
        stage.name.padding(toLength: 10, withPad: " ", startingAt: 0)
          + String(repeating: " ", count: max(0, 6 - count.count)) + count + "  "
          + Self.text(stage.duration))
    }
    Console.say("in all           " + Self.text(clock.total))
  }

  /// Prints the number of pages and of changed files.
  func say(_ summary: WritingSummary, of site: BuiltSite) {
    say(
      "\(site.pageCount.counted("page")); \(summary.written.counted("file")) written, "
        + "\(summary.unchanged) unchanged, \(summary.removed) removed")
  }

  /// Prints where the site can be opened.
  func sayLocation(of folder: String) {
    say("open \(URL(filePath: folder).appending(path: "index.html").path)")
  }

  /// Prints what was omitted from the site because it has no base URL.
  func sayOmissions(of site: BuiltSite) {
    guard !site.omissions.isEmpty else { return }
    say("omitted without a base URL: " + site.omissions.joined(separator: ", "))
  }

  /// Prints a line unless the command is quiet.
  func say(_ text: String) {
    if !isQuiet { Console.say(text) }
  }

  private static func text(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    return "\(Int(milliseconds.rounded())) ms"
  }
}
