import Diagnostics
import Documents
import Foundation
import RecordingPages
import SiteFiles
import Starters
import StaticSite
import TestSupport

/// A site of recordings that are planted in a folder, as the command builds it.
struct RecordingSite {
  /// The files of the site, by path.
  let files: [String: String]
  /// Everything that was found wrong.
  let diagnostics: [Diagnostic]

  /// Builds the site of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, in which the recordings are in `Recordings`.
  ///   - contract: The name of the contract's file in the folder.
  ///   - against: The name of the folder of the kept state in it.
  /// - Throws: That the texts and templates cannot be written.
  init(of folder: TemporaryFolder, contract: String? = nil, against: String? = nil) async throws {
    func located(_ name: String) -> LocatedText {
      let path = folder.url.appending(path: name).path
      return LocatedText(path, at: SourceLocation(file: path))
    }
    let frame = folder.url.appending(path: "frame").path
    try StartingPoint.recordingsOnly.write(into: frame)
    var setup = SiteSetup(content: "\(frame)/content", templates: "\(frame)/templates")
    setup.reports = [
      RecordingsReport(
        RecordingsHeader(
          folder: located("Recordings"), contract: contract.map(located),
          against: against.map(located)))
    ]
    let site = await Site(setup).build()
    diagnostics = site.diagnostics
    files = Dictionary(
      uniqueKeysWithValues: site.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  /// The faults as `file:line:column id`, with the names of files alone.
  var faults: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0)".split(separator: "/").last ?? "" } ?? ""
      return "\(place) \(diagnostic.id)"
    }
  }
}

/// Recordings for tests: a cart whose view model once calls a service that its contract forbids.
enum PlantedRecordings {
  static let adding = """
    Store#1: store
    Model#1: view model
    View#1: view
    ---
    test calls Store#1 init()
    test calls Model#1 init(store: Store#1)
      Model#1 calls Store#1 observe(closure)
        Store#1 subscribes Model#1 observe(_:)
    test calls View#1 init(model: Model#1)
    test calls View#1 tap(<text 1>)
      View#1 calls Model#1 add(<text 1>)
        Model#1 calls Store#1 add(<text 1>)
          Store#1 writes Store#1 items [] → [<text 1>]
          Store#1 notifies Model#1 observe(_:)(Store#1)
            Store#1 calls Model#1 update()
            Model#1 reads Store#1 items = [<text 1>]
    Store#1 unsubscribes Model#1 observe(_:)
    Store#1 ends here
    View#1 ends here

    """

  static let asking = """
    Service#1: model
    Store#1: store
    ---
    test calls Store#1 init()
    test calls Store#1 refresh()
      Store#1 calls Service#1 ask(<text 1>) → <number 1>
    Store#1 ends here

    """

  static let contract = """
    title: The cart
    module: Cart
    roles:
      view: Shows.
      view model: Decides.
      store: Holds.
      model: Asks.
    directions:
      - view -> view model
      - view model -> store
      - store ~> view model
      - view model -> model

    """

  /// Counts the acts between two roles in a text, by reading its lines alone: calls, writes and
  /// notifications, without the calls that only repeat a notification.
  static func messages(between texts: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for text in texts {
      let lines = text.split(separator: "\n").map(String.init)
      guard let rule = lines.firstIndex(of: "---") else { continue }
      let roles = Dictionary(
        uniqueKeysWithValues: lines[..<rule].map { line in
          let parts = line.components(separatedBy: ": ")
          return (parts[0], parts[1])
        })
      var above: [Int: String] = [:]
      for line in lines[(rule + 1)...] {
        let depth = line.prefix { $0 == " " }.count / 2
        let words = line.split(separator: " ").map(String.init)
        let ends = "\(words[0]) \(words[2])"
        above[depth] = "\(words[1]) \(ends)"
        guard let from = roles[words[0]], let to = roles[words[2]], from != to else { continue }
        let signs = ["calls": "→", "writes": "→", "reads": "—○", "notifies": "⇢"]
        guard let sign = signs[words[1]] else { continue }
        if words[1] == "calls", above[depth - 1] == "notifies \(ends)" { continue }
        counts["\(from) \(sign) \(to)", default: 0] += 1
      }
    }
    return counts
  }
}
