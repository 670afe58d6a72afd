import Comparison
import Scenarios
import SiteFiles
import StaticSite

/// What there is, in order.
extension Report {
  /// The identifiers of the samples, in the order of their texts.
  var samples: [String] { texts(.sample).map(\.name) }

  /// The identifiers of the patterns that were played, in the order of their texts.
  var patterns: [String] {
    let played = Set(plays.flatMap { $0.parts.map(\.pattern) })
    return texts(.pattern).map(\.name).filter(played.contains)
  }

  /// The patterns in which a sample was played, in the order of their texts; not every sample need be
  /// written in every pattern.
  func patterns(of sample: String) -> [String] {
    let played = Set(plays(of: sample).flatMap { $0.parts.map(\.pattern) })
    return patterns.filter(played.contains)
  }

  /// The texts of a kind, in order.
  func texts(_ kind: Kind) -> [ContentText] { content.texts(ofKind: kind.rawValue) }

  /// The scenarios of a sample.
  func plays(of sample: String) -> [Play] { plays.filter { $0.scenario.sample == sample } }

  /// The contract of a pattern.
  func contract(ofPattern pattern: String) -> Contract? { contracts.first { $0.id == pattern } }
}

extension ContentText {
  /// The file's name without its ending, which is the identifier of what the text is about.
  var name: String {
    let last = file.relativePath.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".md") ? last.dropLast(3) : last)
  }
}
