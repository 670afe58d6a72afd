import Documents
import Sequences

/// The patterns of addresses that a site of Hugo's has for the pages of its sections.
struct HugoPermalinks: Sendable {
  /// By the name of the section.
  private let patterns: [String: String]

  /// Reads `permalinks`: by section, or within `page` by section.
  init(_ configuration: ForeignConfiguration) {
    let all = configuration["permalinks"]?.entries ?? []
    let pages = all.first { $0.key == "page" }?.value.entries ?? []
    patterns = Dictionary(
      keepingFirst: (pages + all).compactMap { entry in entry.value.text.map { (entry.key, $0) } })
  }

  /// Fills in the pattern of a page.
  ///
  /// - Parameters:
  ///   - bundle: Its place.
  ///   - fields: Its front matter.
  ///   - stem: The name of its file, without the ending.
  /// - Returns: The address from the root, in which words are left that the page has nothing for;
  ///   `nil` if there is no pattern.
  func address(of bundle: BundlePath, _ fields: ForeignFields, stem: String) -> String? {
    let sections = bundle.folder.split(separator: "/").map(String.init)
    guard let pattern = patterns[sections.first ?? ""] ?? (sections.isEmpty ? patterns["/"] : nil)
    else { return nil }
    let date = fields.date.map { $0.prefix(10).split(separator: "-").map(String.init) }
    let title = fields.title.map(Self.slug)
    let words: [String: String?] = [
      "year": date?[0], "month": date?[1], "day": date?[2], "section": sections.first ?? "",
      "sections": sections.joined(separator: "/"), "title": title,
      "slug": fields.slug ?? title, "filename": stem, "contentbasename": stem,
      "slugorfilename": fields.slug ?? stem, "slugorcontentbasename": fields.slug ?? stem,
    ]
    let address = AddressPattern.filled(pattern + "/", with: words.compactMapValues(\.self))
    return address.hasSuffix(".html/") ? String(address.dropLast()) : address
  }

  private static func slug(_ title: String) -> String {
    title.lowercased().split { !($0.isLetter || $0.isNumber || "._".contains($0)) }
      .joined(separator: "-")
  }
}
