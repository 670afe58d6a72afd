import Sequences
import SiteLinks
import SiteTemplates

/// The folders and texts of a site, as menus show them.
///
/// What is in the site's root is in no other tree. A page is below the innermost folder
/// around it that has a page of its own. The first page, and files such as `404.html`, are in no
/// tree.
struct SiteTrees: Sendable {
  /// The pages in the root, in the order of lists, with all that is below.
  private(set) var roots: [TreeNode] = []
  /// The values that templates see of them on pages that are in no tree.
  private var values: [PageValue] = []
  /// The number of each of them, by its path.
  private var numbers: [String: Int] = [:]

  /// The number of levels a tree has at most; what is deeper is put on the last of them.
  private static let deepest = 32

  /// The value of the root's entries on a page.
  func menu(on page: String) -> PageValue {
    var values = values
    if let number = number(around: page) { values[number] = roots[number].ownValue(on: page) }
    return .list(values)
  }

  /// The value of the tree that a page is in; false if it is in none, or alone.
  func tree(around page: String) -> PageValue {
    guard let number = number(around: page), !roots[number].children.isEmpty else { return false }
    return roots[number].value(on: page)
  }

  private func number(around page: String) -> Int? {
    SitePath.prefixes(of: page).lazy.compactMap { numbers[$0] }.first
  }
}

extension SiteTrees {
  /// Creates trees of all texts.
  ///
  /// - Parameter summaries: The summaries of the texts, in the order of lists.
  /// - Complexity: O(*n*) in the number of texts.
  init(_ summaries: [PageSummary]) {
    let indices = Dictionary(
      keepingFirst: summaries.indices.map { (summaries[$0].path, $0) })
    var children: [[Int]] = Array(repeating: [], count: summaries.count)
    var top: [Int] = []
    for (number, summary) in summaries.enumerated() where indices[summary.path] == number {
      guard let parent = summary.parent else { continue }
      let around = Self.pages(around: parent, indices)
      if around.isEmpty {
        top.append(number)
      } else {
        children[around[max(0, around.count - Self.deepest + 1)]].append(number)
      }
    }
    func node(_ number: Int) -> TreeNode {
      TreeNode(
        path: summaries[number].path, title: summaries[number].title,
        children: children[number].map(node))
    }
    roots = top.map(node)
    values = roots.map(\.ownValue)
    numbers = Dictionary(uniqueKeysWithValues: roots.enumerated().map { ($1.path, $0) })
  }

  /// The pages of a folder and of those around it, innermost first, but for the first page.
  private static func pages(around folder: String, _ indices: [String: Int]) -> [Int] {
    var found: [Int] = []
    var next: String? = folder
    while let folder = next, !folder.isEmpty {
      if let index = indices[folder] { found.append(index) }
      next = SitePath.parent(of: folder)
    }
    return found
  }
}
