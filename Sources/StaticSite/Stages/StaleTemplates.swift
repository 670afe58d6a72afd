import SiteTemplates

/// Tells which pages a change of templates or of the site's values reaches.
final class StaleTemplates {
  private let library: TemplateLibrary
  private let changed: Set<String>
  private let changedValues: Set<String>
  private var known: [String: Bool] = [:]

  init(library: TemplateLibrary, changed: Set<String>, changedValues: Set<String>) {
    self.library = library
    self.changed = changed
    self.changedValues = changedValues
  }

  /// Whether a template, or one that it calls, has changed, or names a value that has.
  func contains(_ template: String) -> Bool {
    guard !changed.isEmpty || !changedValues.isEmpty else { return false }
    if let known = known[template] { return known }
    let called = library.calledTemplates(from: template)
    let isStale =
      !changed.isDisjoint(with: called)
      || called.contains { !library.namedValues(in: $0).isDisjoint(with: changedValues) }
    known[template] = isStale
    return isStale
  }
}
