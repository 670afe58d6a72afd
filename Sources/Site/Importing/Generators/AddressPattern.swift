import Documents
import Sequences

/// Address patterns of other generators, such as `/:year/:month/:title/`.
enum AddressPattern {
  /// Fills in a pattern, leaving unknown placeholders in place.
  ///
  ///     AddressPattern.filled("/:year/:title/", with: ["year": "2024", "title": "oboe"])
  ///     // "/2024/oboe/"
  static func filled(_ pattern: String, with words: [String: String]) -> String {
    let filled = pattern.replacing(#/:([a-z_]+)/#) { words[String($0.1)] ?? String($0.0) }
    return "/\(filled)".replacing(#/\/\/+/#, with: "/").replacing("..html", with: ".html")
  }

  /// Indicates whether an address still has a placeholder or a generator's own notation.
  static func isLeft(in address: String) -> Bool { address.contains(#/:[a-z]|\[/#) }
}

/// The address patterns of a Hugo site, by section.
struct HugoPermalinks: Sendable {
  private let patterns: [String: String]

  /// Reads `permalinks`, where the sections are at the top or below `page`.
  init(_ configuration: ForeignConfiguration) {
    let all = configuration["permalinks"]?.entries ?? []
    let pages = all.first { $0.key == "page" }?.value.entries ?? []
    patterns = Dictionary(
      keepingFirst: (pages + all).compactMap { entry in entry.value.text.map { (entry.key, $0) } })
  }

  /// Fills in the pattern of a page, if there is one; placeholders without a value remain.
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

/// The address of a Jekyll post.
struct PostAddress {
  /// The date, in the format of our front matter.
  let date: String
  let title: String
  let categories: [String]

  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title.html",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title.html",
    "weekdate": "/:categories/:year/W:week/:short_day/:title.html",
    "none": "/:categories/:title.html",
  ]

  /// Fills in a pattern or one of Jekyll's styles.
  func address(_ pattern: String) -> String {
    let parts = date.prefix(10).split(separator: "-").map(String.init)
    let folders = categories.map { $0.lowercased().replacing(" ", with: "-") }
    let bareMonth = String(parts[1].drop { $0 == "0" })
    let bareDay = String(parts[2].drop { $0 == "0" })
    return AddressPattern.filled(
      Self.styles[pattern] ?? pattern,
      with: [
        "year": parts[0], "month": parts[1], "day": parts[2], "i_month": bareMonth,
        "i_day": bareDay, "short_year": String(parts[0].suffix(2)), "title": title,
        "slug": title, "name": title, "categories": folders.joined(separator: "/"),
        "output_ext": ".html",
      ])
  }
}
