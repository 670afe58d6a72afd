import Diagnostics
import Sequences
import SiteLinks

/// The position of each page among the others: sections, neighbours and taxonomy terms.
struct Arrangement: Sendable {
  private(set) var summaries: [PageSummary]
  /// The taxonomies of which at least one text names a term, in configuration order.
  private(set) var taxonomies: [Taxonomy]
  private var summariesByPath: [String: PageSummary] = [:]
  private var sections: [String: Members] = [:]
  /// The index of each page among the pages of its section.
  private var indices: [String: Int] = [:]

  private struct Members {
    var pages: [PageSummary] = []
    var sections: [PageSummary] = []
    /// The pages of the folder itself and of its enclosing folders, outermost first.
    var ancestors: [PageSummary] = []
  }

  /// Sorts the summaries and groups them by folder and by term.
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

  /// The subfolders of a folder that have their own page, in order.
  func sections(in folder: String) -> [PageSummary] { sections[folder]?.sections ?? [] }

  /// The folders that contain pages, or subfolders with a page, in no particular order.
  var folders: some Sequence<String> { sections.keys }

  /// The pages of the folders that contain a path, outermost first.
  func ancestors(of path: String) -> [PageSummary] {
    guard let parent = summariesByPath[path]?.parent ?? SitePath.parent(of: path) else { return [] }
    return sections[parent]?.ancestors ?? ancestors(in: parent)
  }

  private func ancestors(in folder: String) -> [PageSummary] {
    sequence(first: folder, next: SitePath.parent).compactMap { summariesByPath[$0] }.reversed()
  }

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
  /// Replaces a summary with one that has the same position.
  ///
  /// The page must not be a section, because pages at any depth show the sections around them.
  ///
  /// - Returns: The summaries of the pages whose lists or neighbours show it.
  /// - Complexity: O(*n*) in the number of pages that share its section or a term with it.
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

  /// Indicates whether a summary can be replaced without sorting all texts again.
  func canReplace(_ summary: PageSummary, with other: PageSummary) -> Bool {
    !summary.isSection && indices[summary.path] != nil && summary.hasSamePosition(as: other)
  }
}

extension [PageSummary] {
  /// Replaces the summary that has the same position as another; the array must be in list order.
  mutating func replace(with summary: PageSummary) {
    let index = partitioningIndex { !PageSummary.precedes($0, summary) }
    if index < count, self[index].path == summary.path { self[index] = summary }
  }
}
