/// The values that every template can name, whatever its page supplies.
///
/// A page's own value of the same name takes precedence.
public enum StandardValue: String, CaseIterable, Sendable {
  /// The page's title.
  case title
  /// The page's address from the root, such as `/samples/`.
  case address
  /// The page's absolute address, or false without a base URL.
  case canonical
  /// The address of the page's Markdown twin, or false if it has none.
  case twin
  /// The site: `site.title`, `site.language`, `site.description`, `site.baseURL` (or false).
  case site
}

extension Page {
  /// The page's values and the standard ones.
  func allValues(_ configuration: SiteConfiguration) -> [String: PageValue] {
    let standard = Dictionary(
      uniqueKeysWithValues: StandardValue.allCases.map { name in
        (name.rawValue, value(name, configuration))
      })
    return standard.merging(values) { _, own in own }
  }

  private func value(_ name: StandardValue, _ configuration: SiteConfiguration) -> PageValue {
    switch name {
    case .title: .string(title)
    case .address: .string(address)
    case .canonical: .optional(configuration.baseURL.map { $0 + path })
    case .twin: .optional(markdown == nil ? nil : "/" + SitePath.twin(forPage: path))
    case .site:
      [
        "title": .string(configuration.title),
        "language": .string(configuration.language),
        "description": .string(configuration.description),
        "baseURL": .optional(configuration.baseURL),
      ]
    }
  }
}
