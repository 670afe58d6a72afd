package import Diagnostics
import Documents
package import Identifiers
import Sequences
package import StaticSite

/// The links of texts to scenarios, which must open the patterns that the sentence is about.
///
/// A scenario's page shows the two patterns named in its address. A link without patterns would
/// lead from *passive MVP or MVVM?* to two others. Therefore a link must name patterns if its
/// paragraph does, or if the entire text is about some (a pattern's, a pair's):
///
/// ```markdown
/// [A page that fails](/samples/github-favorites/retry/?p=passive-mvp,mvvm#step-6)
/// ```
package struct ScenarioLinks {
  /// The levels of detail that a scenario's page offers.
  private static let levels: Set = ["roles", "objects", "everything"]

  let patterns: [PatternID: String]
  /// The scenarios with a page.
  let scenarios: Set<ScenarioID>

  /// Returns diagnostics for all links of a site that open other patterns than the text is about.
  ///
  /// If a played pattern has no readable text, only that is an error, and links are not checked.
  package static func diagnostics(
    in content: SiteContent, playing played: Set<PatternID>
  ) -> [Diagnostic] {
    let titles: [PatternID: String] = Texts(content).titles(TextKind.pattern)
    guard played.isSubset(of: titles.keys) else { return [] }
    let links = ScenarioLinks(
      patterns: titles,
      scenarios: Set(
        content.texts(ofKind: TextKind.scenario.name).compactMap {
          WrittenScenarioLink($0.path, line: 0, column: 0)?.scenario
        }))
    return content.texts.concurrentMap { text in
      let named = text.kind == TextKind.pattern.name || text.kind == TextKind.pair.name
      return links.diagnostics(in: text.document, about: named ? text.name : "")
    }
    .flatMap(\.self)
  }

  /// Returns diagnostics for the links of a text that open other patterns than it is about.
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - subject: The name of a pattern's or a pair's text; empty for others.
  /// - Returns: The diagnostics, in the order of the links.
  func diagnostics(in document: Document, about subject: String) -> [Diagnostic] {
    let subjects = Self.patterns(of: subject, among: Set(patterns.keys))
    let paragraphs = Paragraph.all(in: document.body, firstLine: document.bodyLine)
    // Searching for names is slow, and most paragraphs have no such link.
    return paragraphs.filter { !$0.links.isEmpty }.flatMap { paragraph in
      let named = subjects + names(in: paragraph.words).filter { !subjects.contains($0) }
      return paragraph.links.compactMap { link in
        diagnostic(of: link, in: document, naming: named)
      }
    }
  }

  /// Returns the patterns that the name of a text refers to: `flux`, `mvvm-flux`.
  private static func patterns(of name: String, among known: Set<PatternID>) -> [PatternID] {
    if known.contains(PatternID(name)) { return [PatternID(name)] }
    for first in known where name.hasPrefix("\(first)-") {
      let second = PatternID(String(name.dropFirst("\(first)-".count)))
      if known.contains(second) { return [first, second] }
    }
    return []
  }

  /// Returns the patterns whose titles occur in a text, in order of first occurrence.
  private func names(in text: String) -> [PatternID] {
    var rest = text.lowercased()
    var found: [(offset: Int, pattern: PatternID)] = []
    // Longer titles are replaced first, so that "MVVM with Combine" does not count as "MVVM".
    let titles = patterns.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (pattern, title) in titles {
      let title = title.lowercased()
      while let range = rest.firstRange(of: title) {
        let isWord =
          !(rest[..<range.lowerBound].last?.isLetter ?? false)
          && !(rest[range.upperBound...].first?.isLetter ?? false)
        if isWord {
          found.append((rest.distance(from: rest.startIndex, to: range.lowerBound), pattern))
        }
        rest.replaceSubrange(range, with: String(repeating: "·", count: title.count))
      }
    }
    var seen: Set<PatternID> = []
    return found.sorted { $0.offset < $1.offset }.map(\.pattern).filter { seen.insert($0).inserted }
  }

  private func diagnostic(
    of link: WrittenScenarioLink, in document: Document, naming named: [PatternID]
  ) -> Diagnostic? {
    guard scenarios.contains(link.scenario) else { return nil }
    let location = SourceLocation(
      file: document.path, line: link.line, column: link.column, length: link.target.count)
    if let level = link.values["level"], !Self.levels.contains(level) {
      return Diagnostic(
        .unknownWord, at: location, "a scenario's page has no level '\(level)'",
        explanation: "Possible values: \(Self.levels.sorted().joined(separator: ", "))."
      ).suggesting(nearestTo: level, in: Self.levels)
    }
    guard let chosen = link.values["p"] else {
      guard !named.isEmpty else { return nil }
      let words = named.prefix(4).map(\.description).joined(separator: ",")
      return Diagnostic(
        .linkWithoutPatterns, at: location,
        "this link does not select the patterns that the text around it names",
        explanation: "A scenario's page shows the two patterns that its address names.",
        suggestion: "write '?p=\(words)' after the address, before a '#'")
    }
    let known = Set(patterns.keys.map(\.description))
    return chosen.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      .first { !known.contains($0) }
      .map { name in
        Diagnostic(
          .unknownPattern, at: location, "there is no pattern '\(name)'",
          explanation: "Known names: \(known.sorted().joined(separator: ", "))."
        ).suggesting(nearestTo: name, in: known)
      }
  }
}

/// The source of a paragraph, list item, heading or table row.
private struct Paragraph {
  private(set) var links: [WrittenScenarioLink] = []
  /// The words visible to a reader, without link targets.
  private(set) var words = ""

  /// Returns the paragraphs of Markdown outside fenced blocks.
  static func all(in markdown: String, firstLine: Int) -> [Paragraph] {
    var all: [Paragraph] = []
    var fence = ""
    var isOpen = false
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      let marks = trimmed.prefix { $0 == "`" || $0 == "~" }
      if !fence.isEmpty || marks.count >= 3 {
        if fence.isEmpty { fence = String(marks) } else if marks.hasPrefix(fence) { fence = "" }
        isOpen = false
        continue
      }
      // Matching is slow, and most lines begin with a letter.
      let begins =
        trimmed.first?.isLetter != true
        && (trimmed.isEmpty || trimmed.prefixMatch(of: /(?:[-*#|]|[0-9]+\.)(?:\s|#)/) != nil)
      if begins || !isOpen { all.append(Paragraph()) }
      isOpen = !trimmed.isEmpty
      all[all.endIndex - 1].read(String(line), number: firstLine + index)
    }
    return all
  }

  private mutating func read(_ line: String, number: Int) {
    // Matching is slow, and most lines have no link.
    guard line.utf8.contains(UInt8(ascii: "]")) else {
      words += line + " "
      return
    }
    for match in line.matches(of: /\]\(([^()\s]*)\)/) {
      let column = line.distance(from: line.startIndex, to: match.1.startIndex) + 1
      if let link = WrittenScenarioLink(String(match.1), line: number, column: column) {
        links.append(link)
      }
    }
    words += line.replacing(/\]\([^()\s]*\)/, with: "]") + " "
  }
}

/// A link in a text to a scenario's page or to the scenario's text.
private struct WrittenScenarioLink {
  let target: String
  let scenario: ScenarioID
  /// The query parameters: `p`, `level`.
  let values: [String: String]
  let line: Int
  let column: Int

  init?(_ target: String, line: Int, column: Int) {
    let form = /(?:scenarios|samples)\/([a-z0-9-]+)\/([a-z0-9-]+)(?:\.md|\/)?(?:\?([^#]*))?(?:#.*)?/
    let address = target.drop { $0 == "." || $0 == "/" }
    guard let match = address.wholeMatch(of: form) else { return nil }
    let values = (match.3 ?? "").split(separator: "&").map { pair in
      pair.split(separator: "=", maxSplits: 1).map(String.init)
    }
    self.target = target
    scenario = ScenarioID(sample: SampleID(String(match.1)), name: String(match.2))
    self.values = Dictionary(
      values.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { $1 })
    self.line = line
    self.column = column
  }
}
