import Diagnostics
import Sequences
import SiteLinks
import SiteTemplates

/// A classification of texts by the terms that they name, such as tags.
struct Taxonomy: Sendable {
  /// The key in front matter, and the first part of the paths of its pages.
  let name: String
  /// Its terms, by slug.
  private(set) var terms: [Term]
  /// Indicates whether all texts spell each term the same.
  private let isSpeltAlike: Bool

  final class Term: Sendable {
    let taxonomy: String
    let slug: String
    /// The spelling of the first page, in list order, that names it.
    let title: String
    let summaries: [PageSummary]
    let path: String
    /// The value that the pages of its texts show for it.
    let mention: PageValue

    init(taxonomy: String, slug: String, title: String, summaries: [PageSummary]) {
      self.taxonomy = taxonomy
      self.slug = slug
      self.title = title
      self.summaries = summaries
      path = "\(taxonomy)/\(slug)/"
      mention = ["title": .string(title), "address": .string("/" + LinkAddress.encoded(path))]
    }

    var feedPath: String { path + "feed.xml" }

    /// The value that templates see where all terms are listed.
    var value: PageValue {
      [
        "title": .string(title), "address": .string("/" + LinkAddress.encoded(path)),
        "count": .number(summaries.count),
      ]
    }
  }

  /// Collects the terms of summaries in list order; returns `nil` if they name none.
  ///
  /// - Complexity: O(*n*).
  init?(_ name: String, summaries: [PageSummary]) {
    var members: [String: [PageSummary]] = [:]
    var titles: [String: String] = [:]
    var isSpeltAlike = true
    for summary in summaries {
      for mention in summary.terms[name] ?? [] {
        members[mention.slug, default: []].append(summary)
        let title = titles[mention.slug]
        if title == nil { titles[mention.slug] = mention.text }
        isSpeltAlike = isSpeltAlike && (title == nil || title == mention.text)
      }
    }
    guard !members.isEmpty else { return nil }
    self.name = name
    self.isSpeltAlike = isSpeltAlike
    terms = members.sorted { $0.key < $1.key }.map { slug, summaries in
      Term(taxonomy: name, slug: slug, title: titles[slug] ?? slug, summaries: summaries)
    }
  }

  func term(_ mention: TermMention) -> Term? {
    let index = terms.partitioningIndex { $0.slug >= mention.slug }
    return index < terms.count && terms[index].slug == mention.slug ? terms[index] : nil
  }
}

extension Taxonomy {
  /// Replaces a summary with one that has the same position, in the lists of its terms.
  mutating func replace(with summary: PageSummary) {
    let slugs = Set(summary.terms[name]?.map(\.slug) ?? [])
    for (index, term) in terms.enumerated() where slugs.contains(term.slug) {
      var summaries = term.summaries
      summaries.replace(with: summary)
      terms[index] = Term(taxonomy: name, slug: term.slug, title: term.title, summaries: summaries)
    }
  }

  /// Returns a warning for each term that is not spelled as on its first page.
  func spellings() -> [Diagnostic] {
    guard !isSpeltAlike else { return [] }
    return terms.flatMap { term in
      let mentions = term.summaries.flatMap { $0.terms[name] ?? [] }.filter { $0.slug == term.slug }
      let usual = mentions.first { $0.text == term.title }
      return mentions.filter { $0.text != term.title }
        .map { mention in
          Diagnostic(
            .twoSpellings, at: mention.location,
            "'\(mention.text)' is written '\(term.title)' elsewhere",
            explanation: "Both are listed on the page '/\(term.path)'.",
            notes: usual.map { [DiagnosticNote(at: $0.location, "written this way here")] } ?? []
          )
          .replacing(mention.text, with: term.title)
        }
    }
  }
}
