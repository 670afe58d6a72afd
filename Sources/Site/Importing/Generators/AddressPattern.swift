import Documents
import Foundation
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
    let title = fields.title.map(Self.slug)
    let words: [String: String?] = [
      "section": sections.first ?? "", "sections": sections.joined(separator: "/"), "title": title,
      "slug": fields.slug ?? title, "filename": stem, "contentbasename": stem,
      "slugorfilename": fields.slug ?? stem, "slugorcontentbasename": fields.slug ?? stem,
    ]
    let ofDate = fields.date.map { DayWords.words(DayWords.hugo, for: $0) } ?? [:]
    let address = AddressPattern.filled(
      pattern + "/",
      with: ofDate.mapValues { $0.lowercased() }.merging(words.compactMapValues(\.self)) { _, own in
        own
      })
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
    var words = DayWords.words(DayWords.jekyll, for: date)
    words["title"] = title
    words["slug"] = title
    words["name"] = title
    words["categories"] =
      categories.map { $0.lowercased().replacing(" ", with: "-") }.joined(separator: "/")
    words["output_ext"] = ".html"
    return AddressPattern.filled(Self.styles[pattern] ?? pattern, with: words)
  }
}

/// The words that address patterns have for a date, each with its format for `strftime`.
private enum DayWords {
  /// Those of Jekyll (“Permalinks”, jekyllrb.com); weeks are those of ISO 8601.
  static let jekyll = [
    "year": "%Y", "short_year": "%y", "month": "%m", "i_month": "%-m", "short_month": "%b",
    "long_month": "%B", "day": "%d", "i_day": "%-d", "y_day": "%j", "w_year": "%G", "week": "%V",
    "w_day": "%u", "short_day": "%a", "long_day": "%A", "hour": "%H", "minute": "%M",
    "second": "%S",
  ]

  /// Those of Hugo (“Configure permalinks”, gohugo.io).
  static let hugo = [
    "year": "%Y", "month": "%m", "monthname": "%B", "day": "%d", "weekday": "%w",
    "weekdayname": "%A", "yearday": "%-j",
  ]

  /// Returns the words for a date in the format of our front matter; its zone does not matter.
  static func words(_ formats: [String: String], for date: String) -> [String: String] {
    let numbers = date.split { !$0.isNumber }.compactMap { Int32($0) }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    if numbers.count > 5 {
      (time.tm_hour, time.tm_min, time.tm_sec) = (numbers[3], numbers[4], numbers[5])
    }
    // It also computes the day of the week and of the year.
    _ = timegm(&time)
    return formats.mapValues { format in
      var text = [CChar](repeating: 0, count: 32)
      let count = strftime(&text, text.count, format, &time)
      return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
