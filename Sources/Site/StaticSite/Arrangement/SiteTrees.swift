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
  /// Creates trees of all texts, which are in the order of lists.
  ///
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
    sequence(first: folder, next: SitePath.parent).filter { !$0.isEmpty }
      .compactMap { indices[$0] }
  }
}

/// A page, and the pages below it.
final class TreeNode: Sendable {
  /// The path of the page; see ``Page/path``.
  let path: String
  let children: [TreeNode]
  private let title: String
  /// The values of the children on pages that are none of them, nor below one.
  private let childValues: [PageValue]
  /// The value of it on pages that are neither it nor below it.
  let value: PageValue
  /// The same without what is below it.
  let ownValue: PageValue

  init(path: String, title: String, children: [TreeNode]) {
    self.path = path
    self.title = title
    self.children = children
    childValues = children.map(\.value)
    value = Self.value(path, title, .list(childValues))
    ownValue = Self.value(path, title, nil)
  }

  /// The value of it on a page: that one and the folders around it are marked.
  ///
  /// - Complexity: O(*n*) in the number of nodes beside the way to the page, not in those below.
  func value(on page: String) -> PageValue {
    guard page.hasPrefix(path) else { return value }
    var values = childValues
    if let open = children.firstIndex(where: { page.hasPrefix($0.path) }) {
      values[open] = children[open].value(on: page)
    }
    return Self.value(path, title, .list(values), isCurrent: page == path, isOpen: true)
  }

  /// The value of it on a page, without those of the pages below it.
  func ownValue(on page: String) -> PageValue {
    Self.value(path, title, nil, isCurrent: page == path, isOpen: page.hasPrefix(path))
  }

  private static func value(
    _ path: String, _ title: String, _ children: PageValue?, isCurrent: Bool = false,
    isOpen: Bool = false
  ) -> PageValue {
    var values: [String: PageValue] = [
      "title": .string(title), "address": .string("/" + LinkAddress.encoded(path)),
      "current": .bool(isCurrent), "open": .bool(isOpen),
    ]
    values["children"] = children
    return .dictionary(values)
  }
}

extension TreeNode: Equatable {
  /// Tells whether both look the same, with all that is below them.
  static func == (left: TreeNode, right: TreeNode) -> Bool {
    left === right
      || (left.path == right.path && left.title == right.title && left.children == right.children)
  }
}
