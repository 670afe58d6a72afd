import Diagnostics

extension SiteState {
  /// Reads content that has changed.
  ///
  /// - Returns: The paths of the files that were read or are gone.
  mutating func readContent(_ changed: Set<String>?) -> Set<String> {
    if let changed, changed.isEmpty { return [] }
    let reader = ContentReader(
      kinds: setup.kinds + reports.flatMap(\.kinds), taxonomies: configuration.taxonomies,
      includesDrafts: setup.includesDrafts)
    do {
      let touched = try sources.update(setup.content, changed: changed, with: reader)
      content = Content(
        folder: setup.content, entries: sources.paths.compactMap { sources.entries[$0] })
      return touched
    } catch {
      faults[.configuration, default: []] += error.diagnostics
      return []
    }
  }

  /// Reads templates and assets, if one has changed.
  mutating func readTemplates(_ changed: Set<String>?) {
    templates.update(setup.templates, changed: changed)
  }
}
