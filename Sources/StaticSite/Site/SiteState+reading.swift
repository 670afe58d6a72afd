import Diagnostics

extension SiteState {
  /// Reads content that has changed.
  ///
  /// - Returns: What the files were that were read or are gone, by path; `nil` for one that is new.
  mutating func readContent(_ changed: Set<String>?) -> [String: ContentEntry?] {
    if let changed, changed.isEmpty { return [:] }
    let reader = ContentReader(
      kinds: setup.kinds + reports.flatMap(\.kinds), taxonomies: configuration.taxonomies,
      includesDrafts: setup.includesDrafts)
    do {
      let before = try sources.update(setup.content, changed: changed, with: reader)
      if changed == nil || !replaceTexts(before.keys) {
        content = Content(
          folder: setup.content, entries: sources.paths.compactMap { sources.entries[$0] })
      }
      return before
    } catch {
      // That there is no `site.yml` goes without saying then.
      faults[.configuration] = error.diagnostics
      return [:]
    }
  }

  /// Takes over texts that were read anew, as long as nothing else has changed.
  ///
  /// - Returns: Whether that was all.
  private mutating func replaceTexts(_ paths: some Collection<String>) -> Bool {
    paths.allSatisfy { path in
      guard case .text(let text) = sources.entries[path] else { return false }
      return content.replace(with: text)
    }
  }

  /// Reads templates and assets, if one has changed.
  mutating func readTemplates(_ changed: Set<String>?) {
    templates.update(setup.templates, changed: changed)
  }
}
