import SiteLinks

/// The place of each page among the others: sections, neighbours, and the terms of taxonomies.
struct Arrangement: Sendable {
  /// The cards of all texts, in the order of lists.
  private(set) var cards: [Card]
  /// The taxonomies that any text names a term of, in the order of the configuration.
  private(set) var taxonomies: [Taxonomy]
  private var cardsByPath: [String: Card]
  private var sections: [String: Members]
  /// The place of each page among the pages of its section.
  private let places: [String: Int]

  /// What is directly in a folder.
  private struct Members {
    var pages: [Card] = []
    var sections: [Card] = []
    /// The pages of the folder itself and of those around it, outermost first.
    var ancestors: [Card] = []
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
      guard let parent = card.parent else { continue }
      if card.isSection {
        sections[parent, default: Members()].sections.append(card)
      } else {
        places[card.path] = sections[parent]?.pages.count ?? 0
        sections[parent, default: Members()].pages.append(card)
      }
    }
    for folder in sections.keys {
      sections[folder]?.ancestors = Self.ancestors(in: folder, byPath)
    }
    cardsByPath = byPath
    self.sections = sections
    self.places = places
    self.taxonomies = taxonomies.compactMap { [cards = self.cards] name in
      Taxonomy(name, cards: cards)
    }
  }

  /// The pages that are directly in a folder, in order.
  func pages(in folder: String) -> [Card] { sections[folder]?.pages ?? [] }

  /// The folders that are directly in a folder and have a page of their own, in order.
  func sections(in folder: String) -> [Card] { sections[folder]?.sections ?? [] }

  /// The folders that pages or other folders with a page are in, in no order.
  var folders: some Sequence<String> { sections.keys }

  /// The pages of the folders that a path is in, outermost first.
  func ancestors(of path: String) -> [Card] {
    guard let parent = cardsByPath[path]?.parent ?? SitePath.parent(of: path) else { return [] }
    return sections[parent]?.ancestors ?? Self.ancestors(in: parent, cardsByPath)
  }

  private static func ancestors(in folder: String, _ cards: [String: Card]) -> [Card] {
    var result: [Card] = []
    var next: String? = folder
    while let folder = next {
      if let card = cards[folder] { result.append(card) }
      next = SitePath.parent(of: folder)
    }
    return result.reversed()
  }

  /// The pages before and after one in its section.
  func neighbours(of path: String) -> (previous: Card?, next: Card?) {
    guard let place = places[path], let parent = cardsByPath[path]?.parent,
      let pages = sections[parent]?.pages
    else { return (nil, nil) }
    return (
      place > 0 ? pages[place - 1] : nil, place + 1 < pages.count ? pages[place + 1] : nil
    )
  }
}

// MARK: Changes

extension Arrangement {
  /// Replaces a card by one with the same position.
  ///
  /// - Parameter card: The card of a page that is no section, since pages show the sections they
  ///   are in at any depth.
  /// - Returns: The cards of the pages whose lists and neighbours show it.
  /// - Complexity: O(*n*) in the number of pages in its section, or that share a term with it.
  mutating func replace(with card: Card) -> [Card] {
    guard let parent = card.parent, let place = places[card.path] else { return [] }
    cardsByPath[card.path] = card
    sections[parent]?.pages[place] = card
    cards.replace(with: card)
    for index in taxonomies.indices where card.terms[taxonomies[index].name] != nil {
      taxonomies[index].replace(with: card)
    }
    let neighbours = neighbours(of: card.path)
    return [neighbours.previous, neighbours.next, cardsByPath[parent]].compactMap(\.self)
  }

  /// Whether a page that shows nothing but its folders and neighbours can be replaced on its own.
  func canReplace(_ card: Card, with other: Card) -> Bool {
    !card.isSection && places[card.path] != nil && card.hasSamePosition(as: other)
  }
}

extension [Card] {
  /// Replaces a card by one with the same position; the cards are in the order of
  /// lists.
  mutating func replace(with card: Card) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Card.precedes(self[middle], card) { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low].path == card.path { self[low] = card }
  }
}
