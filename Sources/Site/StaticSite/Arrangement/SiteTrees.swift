import Sequences
import SiteLinks
import SiteTemplates

/// The folders and texts of a site, as menus show them.
///
/// A page is below the innermost enclosing folder that has its own page, or else it is a root. The
/// first page, and files such as `404.html`, are in no tree.
struct SiteTrees: Sendable {
  /// The root pages in list order, with everything below them.
  private(set) var roots: [TreeNode] = []
  /// The values of the roots on pages that are in no tree.
  private var values: [PageValue] = []
  /// The index of each root, by its path.
  private var numbers: [String: Int] = [:]

  /// The maximum depth of a tree; deeper pages are placed on the last level.
  private static let deepest = 32

  /// Returns the value of the root entries on a page.
  func menu(on page: String) -> PageValue {
    var values = values
    if let number = number(around: page) { values[number] = roots[number].ownValue(on: page) }
    return .list(values)
  }

  /// Returns the value of the tree that contains a page; false if there is none, or only the page.
  func tree(around page: String) -> PageValue {
    guard let number = number(around: page), !roots[number].children.isEmpty else { return false }
    return roots[number].value(on: page)
  }

  private func number(around page: String) -> Int? {
    SitePath.prefixes(of: page).lazy.compactMap { numbers[$0] }.first
  }
}

extension SiteTrees {
  /// Creates the trees of all texts, which must be in list order.
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

  /// Returns the pages of a folder and those around it, innermost first, without the first page.
  private static func pages(around folder: String, _ indices: [String: Int]) -> [Int] {
    sequence(first: folder, next: SitePath.parent).filter { !$0.isEmpty }
      .compactMap { indices[$0] }
  }
}

final class TreeNode: Sendable {
  /// The path of the page; see ``Page/path``.
  let path: String
  let children: [TreeNode]
  private let title: String
  /// The values of the children on pages outside their subtrees.
  private let childValues: [PageValue]
  /// The value on pages outside this subtree.
  let value: PageValue
  /// The same value without the children.
  let ownValue: PageValue

  init(path: String, title: String, children: [TreeNode]) {
    self.path = path
    self.title = title
    self.children = children
    childValues = children.map(\.value)
    value = Self.value(path, title, .list(childValues))
    ownValue = Self.value(path, title, nil)
  }

  /// Returns the value on a given page, with that page and its enclosing folders marked.
  ///
  /// - Complexity: O(*n*) in the number of nodes beside the path to the page, not below them.
  func value(on page: String) -> PageValue {
    guard page.hasPrefix(path) else { return value }
    var values = childValues
    if let open = children.firstIndex(where: { page.hasPrefix($0.path) }) {
      values[open] = children[open].value(on: page)
    }
    return Self.value(path, title, .list(values), isCurrent: page == path, isOpen: true)
  }

  /// Returns the value on a given page, without the children.
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
  /// Indicates whether both subtrees look the same.
  static func == (left: TreeNode, right: TreeNode) -> Bool {
    left === right
      || (left.path == right.path && left.title == right.title && left.children == right.children)
  }
}
