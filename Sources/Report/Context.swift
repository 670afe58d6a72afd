import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

/// What the pages share: titles, addresses, the lines of sources, the counts of recordings.
struct Context: Sendable {
  private let patternTitles: [String: String]
  private let sampleTitles: [String: String]
  /// The anchors of files, by implementation.
  private let names: [Key: [String: String]]

  private struct Key: Hashable, Sendable {
    let sample: String
    let pattern: String
  }

  /// The context of some patterns and samples, with their titles.
  init(patterns: [String: String], samples: [String: String], code: CodeIndex) {
    patternTitles = patterns
    sampleTitles = samples
    var names: [Key: [String: String]] = [:]
    for sample in samples.keys {
      for pattern in patterns.keys {
        let entries = code.shelf(sample: sample, pattern: pattern).all
        names[Key(sample: sample, pattern: pattern)] = Dictionary(
          entries.map { ($0.file.path, $0.name) }, uniquingKeysWith: { first, _ in first })
      }
    }
    self.names = names
  }

  func title(ofPattern id: String) -> String { patternTitles[id] ?? id }

  func title(ofSample id: String) -> String { sampleTitles[id] ?? id }

  /// A pattern's title and address, for templates.
  func link(toPattern id: String) -> PageValue {
    ["title": .string(title(ofPattern: id)), "address": .string(Address.pattern(id))]
  }

  /// A sample's title and address, for templates.
  func link(toSample id: String) -> PageValue {
    ["title": .string(title(ofSample: id)), "address": .string(Address.sample(id))]
  }

  /// The address of a recorded line, if it stands on the implementation's page.
  func source(of line: SourceLine?, sample: String, pattern: String) -> String? {
    line.flatMap { address(of: $0.file, line: $0.line, sample: sample, pattern: pattern) }
  }

  /// The address of a line on an implementation's page, if the file stands there.
  func address(of file: String, line: Int, sample: String, pattern: String) -> String? {
    guard let name = names[Key(sample: sample, pattern: pattern)]?[file] else { return nil }
    return Address.code(of: sample, in: pattern) + "#" + Listing.anchor(name, line: line)
  }
}
