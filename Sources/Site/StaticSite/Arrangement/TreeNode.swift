import SiteLinks
import SiteTemplates

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
