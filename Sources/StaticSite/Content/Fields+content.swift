import CommonMark
public import Diagnostics
import Documents
import SiteLinks

/// Readers of what front matter may hold besides texts and numbers.
extension Fields {
  /// A date, if the key is there.
  func optionalDate(_ key: String) -> CalendarDate? {
    guard let text = optionalString(key) else { return nil }
    guard let date = CalendarDate(text) else {
      report(
        "wrong-date", at: key, "'\(text)' is not a date",
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
        "empty-title", at: "title", "the title is empty",
        explanation: "Lists, browsers and search engines name the page by it.")
    }
    return title
  }

  /// The terms of a taxonomy: a list of texts, of which none is empty or stands twice.
  func terms(_ taxonomy: String) -> [TermMention] {
    var mentions: [TermMention] = []
    for (text, location) in optionalTexts(taxonomy) ?? [] {
      let mention = TermMention(text: text, location: location)
      if !text.contains(where: { $0.isLetter || $0.isNumber }) {
        collector.report(
          Diagnostic("wrong-term", at: location, "'\(text)' has no letter or digit"))
      } else if mentions.contains(where: { $0.slug == mention.slug }) {
        collector.report(
          Diagnostic("repeated-term", at: location, "'\(text)' stands here twice"))
      } else {
        mentions.append(mention)
      }
    }
    return mentions
  }

  /// The places from which a page is to be found as well.
  func aliases() -> [Alias] {
    (optionalTexts("aliases") ?? []).compactMap { text, location in
      let trimmed = text.hasPrefix("/") ? String(text.dropFirst()) : text
      let path = trimmed.hasSuffix("/") || trimmed.hasSuffix(".html") ? trimmed : trimmed + "/"
      guard path != "/", SitePath.resolve(path, in: "") == path,
        !path.contains(where: { "#?".contains($0) })
      else {
        collector.report(
          Diagnostic(
            "wrong-alias", at: location, "'\(text)' is no place in the site",
            suggestion: "write a path from the site's root, such as old/name/"))
        return nil
      }
      return Alias(path: path, location: location)
    }
  }
}

/// A term as a text names it.
public struct TermMention: Hashable, Sendable {
  /// As written.
  public let text: String
  /// Where it stands.
  public let location: SourceLocation
  /// The last part of its page's path: terms that differ in case only are one.
  public let slug: String

  init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
    slug = AnchorMaker.slug(text)
  }
}

/// A place that leads to a text's page.
public struct Alias: Hashable, Sendable {
  /// The path; see ``Page/path``.
  public let path: String
  /// Where it stands.
  public let location: SourceLocation
}
