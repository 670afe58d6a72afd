public import Diagnostics
import Documents
import SiteLinks
import SiteTemplates

/// Readers of what front matter may hold besides texts and numbers.
extension Fields {
  /// A date, if the key is there.
  func optionalDate(_ key: String) -> CalendarDate? {
    guard let text = optionalString(key) else { return nil }
    guard let date = CalendarDate(text) else {
      report(
        .wrongDate, at: key, "'\(text)' is not a date",
        suggestion: "write it as 2024-03-01, or with a time as 2024-03-01T09:30:00Z")
      return nil
    }
    return date
  }

  /// A title, which must be there and must not be empty.
  func title() -> String {
    guard let value = required("title"), let title = value.string(collector) else { return "" }
    if title.allSatisfy(\.isWhitespace) {
      report(
        .emptyTitle, at: "title", "the title is empty",
        explanation: "Lists, browsers and search engines name the page by it.")
    }
    return title
  }

  /// Keys and values of the text's own, for its templates; `nil` if it has none.
  ///
  /// Whole numbers, `true` and `false` without quotes are what they look like, as in a data file.
  func extra() -> PageValue? {
    guard let value = optional("extra") else { return nil }
    guard value.entries != nil else {
      collector.report(.wrongType(value, expected: "a mapping"))
      return nil
    }
    return PageValue(data: value)
  }

  /// The terms of a taxonomy: a list of texts, of which none is empty or occurs twice.
  func terms(_ taxonomy: String) -> [TermMention] {
    var mentions: [TermMention] = []
    var locations: [String: SourceLocation] = [:]
    for written in texts(taxonomy) {
      let (text, location) = (written.text, written.location)
      let mention = TermMention(text: text, location: location)
      if !text.contains(where: { $0.isLetter || $0.isNumber }) {
        collector.report(
          Diagnostic(.wrongTerm, at: location, "'\(text)' has no letter or digit"))
      } else if let first = locations[mention.slug] {
        collector.report(.repeated(text, at: location, first: first))
      } else {
        locations[mention.slug] = location
        mentions.append(mention)
      }
    }
    return mentions
  }

  /// The places from which a page is to be found as well.
  func aliases() -> [Alias] {
    texts("aliases").compactMap { written in
      let (text, location) = (written.text, written.location)
      let trimmed = text.hasPrefix("/") ? String(text.dropFirst()) : text
      let path = trimmed.hasSuffix("/") || trimmed.hasSuffix(".html") ? trimmed : trimmed + "/"
      guard path != "/", SitePath.resolve(path, in: "") == path,
        !path.contains(where: { "#?".contains($0) })
      else {
        collector.report(
          Diagnostic(
            .wrongAlias, at: location, "'\(text)' is no place in the site",
            suggestion: "write a path from the site's root, such as old/name/"))
        return nil
      }
      return Alias(path: path, location: location)
    }
  }
}

extension PageValue {
  /// A value of a YAML file: bare whole numbers and `true` and `false` are what they look like,
  /// nothing is false, the rest are texts.
  init(data value: Documents.Value) {
    switch value.content {
    case .sequence(let elements): self = .list(elements.map(PageValue.init(data:)))
    case .mapping(let entries):
      self = .dictionary(
        Dictionary(entries.map { ($0.key, PageValue(data: $0.value)) }) { _, last in last })
    case .scalar(let scalar):
      guard scalar.style == .bare else {
        self = .string(scalar.text)
        return
      }
      self =
        scalar.isMissing
        ? false
        : Bool(scalar.text).map { .bool($0) } ?? Int(scalar.text).map { .number($0) }
          ?? .string(scalar.text)
    }
  }
}

/// A place that leads to a text's page.
public struct Alias: Hashable, Sendable {
  /// The path; see ``Page/path``.
  public let path: String
  /// The place of the value.
  public let location: SourceLocation
}
