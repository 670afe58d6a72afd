import SiteTemplates

/// Tells which pages a change of templates, of the site's values or of its trees reaches.
final class StaleTemplates {
  private let library: TemplateLibrary
  private let changed: Set<String>
  private let changedValues: Set<String>
  private let trees: TreeChange
  private var known: [String: TemplateReach] = [:]

  /// What is known of a template.
  private struct TemplateReach {
    /// Whether every page is reached that has it.
    let isStale: Bool
    /// Whether it shows the tree around a page.
    let namesTree: Bool
  }

  init(
    library: TemplateLibrary, changed: Set<String>, changedValues: Set<String>, trees: TreeChange
  ) {
    self.library = library
    self.changed = changed
    self.changedValues = changedValues.union(trees.names)
    self.trees = trees
  }

  /// Whether the template of a page, or one that it calls, has changed, or names what has.
  func contains(_ plan: PagePlan) -> Bool {
    guard !changed.isEmpty || !changedValues.isEmpty || !trees.isEmpty else { return false }
    let template = template(plan.template)
    return template.isStale || (template.namesTree && trees.reaches(plan.shownPath))
  }

  private func template(_ name: String) -> TemplateReach {
    if let known = known[name] { return known }
    let called = library.calledTemplates(from: name)
    let named = called.reduce(into: Set<String>()) { $0.formUnion(library.namedValues(in: $1)) }
    let template = TemplateReach(
      isStale: !changed.isDisjoint(with: called) || !changedValues.isDisjoint(with: named),
      namesTree: named.contains(StandardValue.tree.rawValue))
    known[name] = template
    return template
  }
}
