import Diagnostics

/// A way of sorting texts by the terms they name, such as tags.
struct Taxonomy: Sendable {
  /// The key in front matter, and the first part of its pages' paths.
  let name: String
  /// Its terms, by slug.
  private(set) var terms: [Term]
  /// Whether every text writes a term as the first does.
  private let isSpeltAlike: Bool

  /// A term and the pages that name it.
  final class Term: Sendable {
    let taxonomy: String
    let slug: String
    /// As its first page in the order of lists writes it.
    let title: String
    /// In the order of lists.
    let cards: [Card]

    init(taxonomy: String, slug: String, title: String, cards: [Card]) {
      self.taxonomy = taxonomy
      self.slug = slug
      self.title = title
      self.cards = cards
    }

    /// The path of its page.
    var path: String { "\(taxonomy)/\(slug)/" }
  }

  /// Collects the terms of some cards, which are in the order of lists; `nil` if they name none.
  ///
  /// - Complexity: O(*n*).
  init?(_ name: String, cards: [Card]) {
    var members: [String: [Card]] = [:]
    var titles: [String: String] = [:]
    var isSpeltAlike = true
    for card in cards {
      for mention in card.terms[name] ?? [] {
        members[mention.slug, default: []].append(card)
        let title = titles[mention.slug]
        if title == nil { titles[mention.slug] = mention.text }
        isSpeltAlike = isSpeltAlike && (title == nil || title == mention.text)
      }
    }
    guard !members.isEmpty else { return nil }
    self.name = name
    self.isSpeltAlike = isSpeltAlike
    terms = members.sorted { $0.key < $1.key }.map { slug, cards in
      Term(taxonomy: name, slug: slug, title: titles[slug] ?? slug, cards: cards)
    }
  }

  /// The term that a text names.
  func term(_ mention: TermMention) -> Term? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].slug < mention.slug { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].slug == mention.slug ? terms[low] : nil
  }
}

extension Taxonomy {
  /// Replaces a card by one with the same position, in the lists of its terms.
  mutating func replace(with card: Card) {
    let slugs = Set(card.terms[name]?.map(\.slug) ?? [])
    for (index, term) in terms.enumerated() where slugs.contains(term.slug) {
      var cards = term.cards
      cards.replace(with: card)
      terms[index] = Term(taxonomy: name, slug: term.slug, title: term.title, cards: cards)
    }
  }

  /// Terms that texts write in more than one way.
  func spellings() -> [Diagnostic] {
    guard !isSpeltAlike else { return [] }
    return terms.flatMap { term in
      let mentions = term.cards.flatMap { $0.terms[name] ?? [] }.filter { $0.slug == term.slug }
      let usual = mentions.first { $0.text == term.title }
      return mentions.filter { $0.text != term.title }
        .map { mention in
          Diagnostic(
            .twoSpellings, at: mention.location,
            "'\(mention.text)' is written '\(term.title)' elsewhere",
            explanation: "Both stand on one page, '/\(term.path)'.",
            notes: usual.map { [DiagnosticNote(at: $0.location, "it is written so here")] } ?? []
          )
          .replacing(mention.text, with: term.title)
        }
    }
  }
}
