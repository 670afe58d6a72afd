/// Which page stands where among the others: sections, neighbours, and the terms of taxonomies.
struct Arrangement: Sendable {
  /// The cards of all texts, in the order of lists.
  let cards: [Card]
  /// The taxonomies that any text names a term of, in the order of the configuration.
  let taxonomies: [Taxonomy]
  private let cardsByPath: [String: Card]
  private let sections: [String: Members]
  /// The place of each page among the pages of its section.
  private let places: [String: Int]

  /// What stands directly in a folder.
  private struct Members {
    var pages: [Card] = []
    var sections: [Card] = []
  }

  /// Puts pages in order.
  ///
  /// - Parameters:
  ///   - cards: The cards of all texts.
  ///   - taxonomies: The names of the taxonomies.
  /// - Complexity: O(*n* log *n*).
  init(_ cards: [Card], taxonomies: [String]) {
    self.cards = cards.sorted(by: Card.precedes)
    var byPath: [String: Card] = [:]
    byPath.reserveCapacity(cards.count)
    var sections: [String: Members] = [:]
    var places: [String: Int] = [:]
    places.reserveCapacity(cards.count)
    for card in self.cards {
      byPath[card.path] = card
      guard let parent = SitePath.parent(of: card.path) else { continue }
      if card.isSection {
        sections[parent, default: Members()].sections.append(card)
      } else {
        places[card.path] = sections[parent]?.pages.count ?? 0
        sections[parent, default: Members()].pages.append(card)
      }
    }
    cardsByPath = byPath
    self.sections = sections
    self.places = places
    self.taxonomies = taxonomies.compactMap { [cards = self.cards] name in
      Taxonomy(name, cards: cards)
    }
  }

  /// The card of the text whose page stands at a path.
  func card(at path: String) -> Card? { cardsByPath[path] }

  /// The pages that stand directly in a folder, in order.
  func pages(in folder: String) -> [Card] { sections[folder]?.pages ?? [] }

  /// The folders that stand directly in a folder and have a page of their own, in order.
  func sections(in folder: String) -> [Card] { sections[folder]?.sections ?? [] }

  /// The pages of the folders that a path stands in, outermost first.
  func ancestors(of path: String) -> [Card] {
    var result: [Card] = []
    var parent = SitePath.parent(of: path)
    while let folder = parent {
      if let card = cardsByPath[folder] { result.append(card) }
      parent = SitePath.parent(of: folder)
    }
    return result.reversed()
  }

  /// The pages before and after one in its section.
  func neighbours(of path: String) -> (previous: Card?, next: Card?) {
    guard let place = places[path], let parent = SitePath.parent(of: path),
      let pages = sections[parent]?.pages
    else { return (nil, nil) }
    return (
      place > 0 ? pages[place - 1] : nil, place + 1 < pages.count ? pages[place + 1] : nil
    )
  }
}

extension SitePath {
  /// The folder that a page stands in: `""` for `guide/`, `guide/` for `guide/choosing/`; `nil` for the home page and
  /// for files such as `404.html`, which belong to no section.
  static func parent(of path: String) -> String? {
    guard path.hasSuffix("/") else { return nil }
    return folder(of: String(path.dropLast()))
  }
}
