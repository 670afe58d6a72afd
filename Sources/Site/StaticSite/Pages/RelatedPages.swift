/// The other pages that a page shows something of.
struct RelatedPages: Sendable {
  /// The pages of the folders it is in, outermost first.
  var ancestors: [PageSummary] = []
  var previous: PageSummary?
  var next: PageSummary?
  /// The pages it lists.
  var pages: [PageSummary] = []
  /// The folders it lists.
  var sections: [PageSummary] = []
  var paginator: Paginator?
  /// The terms that its text names, or that it lists, by taxonomy.
  var terms: [String: [Taxonomy.Term]] = [:]

  /// The same, with one page of a list.
  func showing(_ pages: [PageSummary], _ paginator: Paginator?) -> Self {
    var copy = self
    copy.pages = pages
    copy.paginator = paginator
    return copy
  }

  /// The names of the taxonomies of which other terms are shown than in another state.
  func taxonomies(differingFrom other: Self) -> Set<String> {
    Set(terms.keys).union(other.terms.keys).filter { name in
      terms[name]?.elementsEqual(other.terms[name] ?? []) { $0.hasSameLink(as: $1) } != true
    }
  }
}

extension RelatedPages: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.previous == right.previous && left.next == right.next
      && left.paginator == right.paginator && left.ancestors == right.ancestors
      && left.pages == right.pages && left.sections == right.sections
      && left.terms.keys == right.terms.keys && left.taxonomies(differingFrom: right).isEmpty
  }
}
