/// Which files have changed since a site was last brought up to date.
struct SiteChanges: Sendable {
  /// By their paths within the content folder; `nil` for all.
  let content: Set<String>?
  /// By their paths within the templates' folder; `nil` for all.
  let templates: Set<String>?

  /// All files: nothing of the site has been read yet.
  static let everything = SiteChanges(content: nil, templates: nil)
}
