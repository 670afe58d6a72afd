import Diagnostics
import Sequences
import SiteLinks

/// The place of each page among the others: sections, neighbours, and the terms of taxonomies.
struct Arrangement: Sendable {
  /// The summaries of all texts, in the order of lists.
  private(set) var summaries: [PageSummary]
  /// The taxonomies that any text names a term of, in the order of the configuration.
  private(set) var taxonomies: [Taxonomy]
  private var summariesByPath: [String: PageSummary] = [:]
  private var sections: [String: Members] = [:]
  /// The place of each page among the pages of its section.
  private var indices: [String: Int] = [:]

  /// The pages directly in a folder.
  private struct Members {
    var pages: [PageSummary] = []
    var sections: [PageSummary] = []
    /// The pages of the folder itself and of those around it, outermost first.
    var ancestors: [PageSummary] = []
  }

  /// Puts all texts in order.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ summaries: [PageSummary], taxonomies: [String]) {
    let summaries = summaries.sorted(by: PageSummary.precedes)
    self.summaries = summaries
    self.taxonomies = taxonomies.compactMap { Taxonomy($0, summaries: summaries) }
    summariesByPath.reserveCapacity(summaries.count)
    indices.reserveCapacity(summaries.count)
    for summary in summaries {
      summariesByPath[summary.path] = summary
      guard let parent = summary.parent else { continue }
      if summary.isSection {
        sections[parent, default: Members()].sections.append(summary)
      } else {
        indices[summary.path] = sections[parent]?.pages.count ?? 0
        sections[parent, default: Members()].pages.append(summary)
      }
    }
    for folder in sections.keys {
      let ancestors = ancestors(in: folder)
      sections[folder]?.ancestors = ancestors
    }
  }

  /// The pages that are directly in a folder, in order.
  func pages(in folder: String) -> [PageSummary] { sections[folder]?.pages ?? [] }

  /// The folders that are directly in a folder and have a page of their own, in order.
  func sections(in folder: String) -> [PageSummary] { sections[folder]?.sections ?? [] }

  /// The folders that pages or other folders with a page are in, in no order.
  var folders: some Sequence<String> { sections.keys }

  /// The pages of the folders that a path is in, outermost first.
  func ancestors(of path: String) -> [PageSummary] {
    guard let parent = summariesByPath[path]?.parent ?? SitePath.parent(of: path) else { return [] }
    return sections[parent]?.ancestors ?? ancestors(in: parent)
  }

  private func ancestors(in folder: String) -> [PageSummary] {
    sequence(first: folder, next: SitePath.parent).compactMap { summariesByPath[$0] }.reversed()
  }

  /// The pages before and after one in its section.
  func neighbours(of path: String) -> (previous: PageSummary?, next: PageSummary?) {
    guard let index = indices[path], let parent = summariesByPath[path]?.parent,
      let pages = sections[parent]?.pages
    else { return (nil, nil) }
    return (
      index > 0 ? pages[index - 1] : nil, index + 1 < pages.count ? pages[index + 1] : nil
    )
  }
}

// MARK: Changes

extension Arrangement {
  /// Replaces a summary by one with the same position; it is that of a page that is no section,
  /// since pages show the sections they are in at any depth.
  ///
  /// - Returns: The summaries of the pages whose lists and neighbours show it.
  /// - Complexity: O(*n*) in the number of pages in its section, or that share a term with it.
  mutating func replace(with summary: PageSummary) -> [PageSummary] {
    guard let parent = summary.parent, let index = indices[summary.path] else { return [] }
    summariesByPath[summary.path] = summary
    sections[parent]?.pages[index] = summary
    summaries.replace(with: summary)
    for index in taxonomies.indices where summary.terms[taxonomies[index].name] != nil {
      taxonomies[index].replace(with: summary)
    }
    let neighbours = neighbours(of: summary.path)
    return [neighbours.previous, neighbours.next, summariesByPath[parent]].compactMap(\.self)
  }

  /// Tells whether a page that shows nothing but its folders and neighbours can be replaced on its
  /// own.
  func canReplace(_ summary: PageSummary, with other: PageSummary) -> Bool {
    !summary.isSection && indices[summary.path] != nil && summary.hasSamePosition(as: other)
  }
}

extension [PageSummary] {
  /// Replaces a summary by one with the same position; the summaries are in the order of
  /// lists.
  mutating func replace(with summary: PageSummary) {
    let index = partitioningIndex { !PageSummary.precedes($0, summary) }
    if index < count, self[index].path == summary.path { self[index] = summary }
  }
}
