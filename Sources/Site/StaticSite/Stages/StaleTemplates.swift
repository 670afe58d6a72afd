import SiteTemplates

/// The difference in what pages share, and depend on besides their plans.
struct SharedChange: Sendable {
  /// The names of the templates that differ.
  let templates: Set<String>
  /// The names of the site's values that differ.
  let values: Set<String>
  /// The trees that differ.
  let trees: TreeChange
  /// The paths that lead elsewhere.
  let paths: Set<String>

  /// Tells whether no page is affected whose plan is as it was.
  var isEmpty: Bool { templates.isEmpty && values.isEmpty && trees.isEmpty && paths.isEmpty }
}

/// Finds the pages that a change of templates, of the site's values or of its trees affects.
///
/// Thousands of pages have the same few templates: what a template calls and names is looked up
/// once.
final class StaleTemplates {
  private let library: TemplateLibrary
  private let changed: SharedChange
  private let changedValues: Set<String>
  private var known: [String: KnownTemplate] = [:]

  private struct KnownTemplate {
    /// Tells whether every page is affected that has it.
    let isStale: Bool
    /// Tells whether it shows the tree around a page.
    let namesTree: Bool
  }

  init(library: TemplateLibrary, changed: SharedChange) {
    self.library = library
    self.changed = changed
    changedValues = changed.values.union(changed.trees.names)
  }

  /// Tells whether the template of a page, or one that it calls, has changed, or names what has.
  func contains(_ plan: PagePlan) -> Bool {
    guard !changed.templates.isEmpty || !changedValues.isEmpty || !changed.trees.isEmpty else {
      return false
    }
    return plan.templates.map(template).contains { template in
      template.isStale || (template.namesTree && changed.trees.affects(plan.shownPath))
    }
  }

  private func template(_ name: String) -> KnownTemplate {
    if let known = known[name] { return known }
    let called = library.calledTemplates(from: name)
    let named = called.reduce(into: Set<String>()) { $0.formUnion(library.namedValues(in: $1)) }
    let template = KnownTemplate(
      isStale: !changed.templates.isDisjoint(with: called)
        || !changedValues.isDisjoint(with: named),
      namesTree: named.contains(StandardValue.tree.rawValue))
    known[name] = template
    return template
  }
}
