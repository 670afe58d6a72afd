import Diagnostics
import Documents
import StaticSite

/// The front matter of another generator's text, in terms of ours.
struct ForeignFields: Sendable {
  var title: String?
  var summary: String?
  /// The date, in the format of our front matter.
  var date: String?
  /// The date of the last update, in the same format.
  var updated: String?
  var weight: Int?
  var isDraft = false
  /// The location of the setting that also holds back the pages below; `nil` if there is none.
  var heldBackBelow: SourceLocation?
  /// The terms of each taxonomy.
  var terms: [String: [String]] = [:]
  /// The former paths from the site's root, without a leading `/`.
  var aliases: [String] = []
  var pageSize: Int?
  /// The last component of its address.
  var slug: String?
  /// Its whole address, from the site's root.
  var address: String?
  /// Its address as a Jekyll pattern, such as `/:categories/:title/`.
  var addressPattern: String?
  /// The other keys, for templates.
  var extra: [MappingEntry] = []

  /// Reads front matter with the terms of further taxonomies, and reports unsupported values.
  init(
    _ entries: [MappingEntry], taxonomies: [String], days: PublicationDays,
    reportingTo log: ImportLog
  ) {
    let known = ForeignKey.known + taxonomies.map { ($0, .terms($0)) }
    var left = entries.filter { $0.value.scalar?.isMissing != true }
    for (name, key) in known {
      guard let index = left.firstIndex(where: { $0.key.lowercased() == name.lowercased() }) else {
        continue
      }
      if take(left[index], as: key, days, log) { left.remove(at: index) }
    }
    for entry in left where !extra.contains(where: { $0.key == entry.key }) {
      extra.append(entry)
    }
  }

  /// Takes over a key's value, or returns `false` to keep the entry for templates.
  private mutating func take(
    _ entry: MappingEntry, as key: ForeignKey, _ days: PublicationDays, _ log: ImportLog
  ) -> Bool {
    let value = entry.value
    switch key {
    case .title: return Self.set(&title, value.plainText)
    case .summary: return Self.set(&summary, value.plainText)
    case .slug: return Self.set(&slug, value.plainText)
    case .address:
      // Eleventy's address templates are not addresses.
      guard let text = value.plainText, !text.contains("{") else { return false }
      return text.contains(":") ? Self.set(&addressPattern, text) : Self.set(&address, text)
    case .weight: return Self.set(&weight, value.text.flatMap { Int($0) })
    case .pageSize:
      guard let number = value.text.flatMap({ Int($0) }), number > 0 else { return false }
      return Self.set(&pageSize, number)
    case .draft:
      guard let isDraft = value.boolean else { return false }
      self.isDraft = self.isDraft || isDraft
      return true
    case .published:
      guard let isPublished = value.boolean else { return takePublication(entry, days, log) }
      isDraft = isDraft || !isPublished
      return true
    case .date: return takePublication(entry, days, log)
    case .updated: return takeDate(entry, \.updated, log)
    case .aliases:
      aliases += (value.words ?? []).map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
      return true
    case .terms(let taxonomy):
      guard let words = value.words else { return false }
      add(words, to: taxonomy, at: value.location, log)
      return true
    case .taxonomies:
      for entry in value.entries ?? [] {
        add(entry.value.words ?? [], to: entry.key, at: entry.value.location, log)
      }
      return true
    case .extra:
      guard let entries = value.entries else { return false }
      extra += entries
      return true
    case .publication: return takePublicationDay(value, days, log)
    case .expiry: return takeExpiry(value, days, log)
    case .headless:
      if value.boolean == true { holdBack(value.location, "it has no page of its own", log) }
      return true
    case .render:
      if value.boolean == false { holdBack(value.location, "no page is made of it", log) }
      return true
    case .searchable:
      if value.boolean == false {
        log.report(
          .keyChanged, at: value.location, "a search now finds the page, which it did not before")
      }
      return true
    case .build: return holdByBuild(value, log)
    case .cascade:
      holdBelow(value, days, log)
      return false
    }
  }

  private static func set<Field>(_ field: inout Field?, _ value: Field?) -> Bool {
    guard field == nil, let value else { return false }
    field = value
    return true
  }

  private mutating func takePublication(
    _ entry: MappingEntry, _ days: PublicationDays, _ log: ImportLog
  ) -> Bool {
    guard takeDate(entry, \.date, log) else { return false }
    if let date, days.isToCome(date), !isDraft {
      holdBack(entry.value.location, "it is dated \(date), which is in the future", log)
    }
    return true
  }

  private mutating func takeDate(
    _ entry: MappingEntry, _ field: WritableKeyPath<ForeignFields, String?>, _ log: ImportLog
  ) -> Bool {
    guard let text = entry.value.text else { return false }
    guard let date = ForeignDate.normalized(text) else {
      log.report(
        .keyChanged, at: entry.value.location, "'\(text)' is not a date in a known format",
        explanation: "It is kept for templates, as 'extra.\(entry.key)'.",
        suggestion: "write it as 2024-03-01, under 'date'")
      return false
    }
    return Self.set(&self[keyPath: field], date)
  }

  private mutating func add(
    _ words: [String], to taxonomy: String, at location: SourceLocation, _ log: ImportLog
  ) {
    var known = terms[taxonomy, default: []]
    for word in words where !word.isEmpty {
      guard word.contains(where: { $0.isLetter || $0.isNumber }) else {
        log.report(.keyChanged, at: location, "'\(word)' has no letter or digit, and is left out")
        continue
      }
      guard !known.contains(where: { TermSlug.slug($0) == TermSlug.slug(word) }) else { continue }
      known.append(word)
    }
    if !known.isEmpty { terms[taxonomy] = known }
  }
}

extension Value {
  fileprivate var boolean: Bool? { text.flatMap(Bool.init) }

  /// The trimmed text, unless it is blank.
  fileprivate var plainText: String? {
    text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0.trimmed }
  }

  /// The texts of a list, or the words of a text, separated by commas if it has any and otherwise
  /// by spaces, as in Jekyll.
  fileprivate var words: [String]? {
    if let elements { return elements.compactMap(\.text) }
    guard let scalar else { return nil }
    if scalar.style == .quoted, !scalar.text.contains(",") { return [scalar.text] }
    return scalar.text.split { scalar.text.contains(",") ? $0 == "," : $0.isWhitespace }
      .map { String($0.drop(while: \.isWhitespace)) }
  }
}

/// The meaning of a front matter key of another generator, in terms of ours.
enum ForeignKey: Hashable, Sendable {
  case title, summary, date, updated, weight, draft, aliases, pageSize
  /// The opposite of a draft, or the publication date.
  case published
  /// The date on which the page is published, and the date on which it expires.
  case publication, expiry
  /// Indicates a bundle without its own page.
  case headless
  /// Hugo's setting for whether a page is rendered and listed.
  case build
  /// Zola's setting for whether a page is rendered.
  case render
  /// Indicates whether a search finds the page.
  case searchable
  /// Keys that also apply to all pages below.
  case cascade
  case terms(String)
  /// The terms of several taxonomies, in Zola's notation.
  case taxonomies
  /// The last component of the page's address.
  case slug
  /// The page's whole address.
  case address
  case extra

  /// The meaning of each key known to Hugo, Jekyll, Zola or Eleventy.
  ///
  /// If a text has several keys with the same meaning, the first in this list wins. The others,
  /// like all keys not in this list, become values for templates.
  static let known: [(name: String, key: ForeignKey)] = [
    ("title", .title),
    ("summary", .summary), ("description", .summary), ("excerpt", .summary), ("abstract", .summary),
    ("date", .date), ("publishDate", .publication), ("pubDate", .date),
    ("updated", .updated), ("lastmod", .updated), ("last_modified_at", .updated),
    ("modified", .updated),
    ("weight", .weight), ("nav_order", .weight), ("order", .weight),
    ("draft", .draft), ("published", .published), ("expiryDate", .expiry),
    ("unpublishDate", .expiry), ("headless", .headless), ("build", .build), ("_build", .build),
    ("render", .render), ("in_search_index", .searchable), ("cascade", .cascade),
    ("tags", .terms("tags")), ("tag", .terms("tags")),
    ("categories", .terms("categories")), ("category", .terms("categories")),
    ("taxonomies", .taxonomies),
    ("aliases", .aliases), ("redirect_from", .aliases),
    ("paginate_by", .pageSize),
    ("slug", .slug), ("url", .address), ("permalink", .address), ("path", .address),
    ("extra", .extra), ("params", .extra),
  ]
}
