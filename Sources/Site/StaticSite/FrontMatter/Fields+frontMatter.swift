import CommonMark
public import Diagnostics
import Documents
import SiteLinks
import SiteTemplates

/// Readers of front matter values other than texts and numbers.
extension Fields {
  /// Returns a date, if the key is present.
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

  /// Returns the title, which must be present and not empty.
  func title() -> String {
    guard let value = required("title"), let title = value.string(collector) else { return "" }
    if title.allSatisfy(\.isWhitespace) {
      report(
        .emptyTitle, at: "title", "the title is empty",
        explanation: "Lists, browsers and search engines show it as the name of the page.")
    }
    return title
  }

  /// Returns the text's own keys and values for its templates; `nil` if it has none.
  ///
  /// Unquoted whole numbers, `true` and `false` are converted, as in a data file.
  func extra() -> PageValue? {
    guard let value = optional("extra") else { return nil }
    guard value.entries != nil else {
      collector.report(.wrongType(value, expected: "a mapping"))
      return nil
    }
    return PageValue(data: value)
  }

  /// Returns the terms of a taxonomy: a list of texts without empty or repeated ones.
  func terms(_ taxonomy: String) -> [TermMention] {
    var mentions: [TermMention] = []
    var locations: [String: SourceLocation] = [:]
    for written in texts(taxonomy) {
      let mention = TermMention(written)
      if !written.text.contains(where: { $0.isLetter || $0.isNumber }) {
        collector.report(
          Diagnostic(.wrongTerm, at: written.location, "'\(written.text)' has no letter or digit"))
      } else if let first = locations[mention.slug] {
        collector.report(.repeated(written.text, at: written.location, first: first))
      } else {
        locations[mention.slug] = written.location
        mentions.append(mention)
      }
    }
    return mentions
  }

  /// Returns the paths that redirect to the page.
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
            .wrongAlias, at: location, "'\(text)' is not a path within the site",
            suggestion: "write a path from the site's root, such as old/name/"))
        return nil
      }
      return Alias(path: path, location: location)
    }
  }
}

extension PageValue {
  /// Creates the value of YAML data.
  ///
  /// Unquoted whole numbers, `true` and `false` are converted; a missing value is false.
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

/// A path that redirects to a text's page.
public struct Alias: Hashable, Sendable {
  /// The path; see ``Page/path``.
  public let path: String
  /// The location of the value.
  public let location: SourceLocation
}

/// A term as a text names it.
public struct TermMention: Hashable, Sendable {
  /// The term as written.
  public let text: String
  /// The location of the value.
  public let location: SourceLocation
  /// The last part of its page's path; terms that differ only in case or punctuation share it.
  public let slug: String

  init(_ written: LocatedText) {
    text = written.text
    location = written.location
    slug = TermSlug.slug(text)
  }
}

/// The last part of the address of a term's page.
package enum TermSlug {
  /// Words for signs that distinguish names with the same letters, such as `C`, `C++` and `C#`.
  private static let spelled: [Character: String] = ["+": "plus", "#": "sharp", "*": "star"]

  /// Returns the letters and digits in lower case, joined by hyphens, as for anchors.
  ///
  /// A few signs are written as words, and so is a leading full stop, as in `.NET`. The result
  /// depends on the term alone, so a page keeps its address whatever other terms are added.
  package static func slug(_ text: String) -> String {
    var written = ""
    for character in text {
      if let word = spelled[character] {
        written += " \(word) "
      } else {
        written.append(character)
      }
    }
    let isDotted =
      text.first == "." && text.dropFirst().first.map { $0.isLetter || $0.isNumber } == true
    return AnchorMaker.slug(isDotted ? "dot " + written : written)
  }
}

extension Document {
  /// The error of a text without front matter, which needs at least a title; `nil` if it has some.
  var missingFrontMatter: Diagnostic? {
    // The body of a text with front matter begins on a later line.
    guard frontMatter == nil, bodyLine == 1 else { return nil }
    let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    let start = lines[first].drop(while: \.isWhitespace)
    let location = SourceLocation(file: path, line: first + 1, column: 1)
    if let fence = FrontMatterFormat.allCases.map(\.fence).first(where: start.hasPrefix) {
      return Diagnostic(
        .frontMatterMissing, at: location,
        "front matter must begin on the first line, with '\(fence)' alone",
        suggestion: "delete the text before '\(fence)', and the rest of its line")
    }
    if start.hasPrefix("{") {
      return Diagnostic(
        .frontMatterMissing, at: location,
        "front matter must be YAML between lines of '---', or TOML between lines of '+++'",
        suggestion: "write '---', 'title: …' and '---', each on its own line")
    }
    return Diagnostic(
      .frontMatterMissing, at: location, "the text has no front matter",
      explanation: "It must contain at least the title.",
      suggestion: start.firstMatch(of: #/^[\w-]+:/#) == nil
        ? "begin the file with '---', 'title: …' and '---', each on its own line"
        : "write a line '---' before this one")
  }
}
