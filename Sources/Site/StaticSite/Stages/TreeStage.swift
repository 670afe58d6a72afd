import Sequences
import SiteLinks
import SiteTemplates

/// The trees that menus show.
///
/// They depend on the order, the titles and the paths of all texts, and on whether any template
/// names a tree; otherwise none is built.
struct TreeStage: BuildStage {
  /// The trees; `nil` while no template names them.
  private var made: SiteTrees?

  /// The names that templates use for trees.
  private static let names = [StandardValue.tree.rawValue, StandardValue.menu.rawValue]

  /// The trees; empty while no template names them.
  var trees: SiteTrees { made ?? SiteTrees() }

  /// Builds the trees, if a template names them and a title or the order differs.
  ///
  /// - Returns: The trees that differ.
  /// - Complexity: O(*n*) in the number of texts, if the trees are built.
  mutating func update(_ input: TreeInput, _ causes: inout Causes) -> TreeChange {
    guard !input.namedValues.isDisjoint(with: Self.names) else {
      made = nil
      return TreeChange()
    }
    let isAffected =
      input.isRearranged || input.changes.contains { $0.before?.title != $0.now?.title }
    guard isAffected || made == nil else { return TreeChange() }
    let before = trees.roots
    let now = SiteTrees(input.arrangement.summaries)
    made = now
    for name in Self.names { causes.record(.value(name), after: causes.wayToOrder) }
    return TreeChange(from: before, to: now.roots)
  }
}

struct TreeInput {
  let arrangement: Arrangement
  let changes: [SummaryChange]
  let isRearranged: Bool
  /// The names of the values that any template names.
  let namedValues: Set<String>
}

struct TreeChange: Sendable {
  private var hasOtherRoots = false
  /// The paths of the roots whose trees differ.
  private var roots: Set<String> = []

  init() {}

  init(from old: [TreeNode], to new: [TreeNode]) {
    let before = Dictionary(keepingFirst: old.map { ($0.path, $0) })
    let now = Dictionary(keepingFirst: new.map { ($0.path, $0) })
    roots = Set(now.keys).union(before.keys).filter { before[$0] != now[$0] }
    hasOtherRoots = old.map(\.ownValue) != new.map(\.ownValue)
  }

  var isEmpty: Bool { !hasOtherRoots && roots.isEmpty }

  /// The names of the values that differ on all pages.
  var names: Set<String> { hasOtherRoots ? [StandardValue.menu.rawValue] : [] }

  func affects(_ page: String) -> Bool {
    !roots.isEmpty && SitePath.prefixes(of: page).contains(where: roots.contains)
  }
}
