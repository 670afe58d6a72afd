import Diagnostics
import Sequences
import SiteFiles
import SiteLinks
import SiteTemplates

/// The summary of a page, as lists, neighbours and feeds show it.
///
/// While a text's summary stays equal, no other page has to be rebuilt.
final class PageSummary: Sendable {
  let path: String
  /// The folder that its page is in; see ``SitePath/parent(of:)``.
  let parent: String?
  /// The path of the text below `content/`.
  let textPath: String
  let title: String
  /// The summary of the text, or its first paragraph if it has none.
  let description: String
  let date: CalendarDate?
  private let moment: Int?
  let updated: CalendarDate?
  let weight: Int
  let isSection: Bool
  let pageSize: Int?
  let wordCount: Int
  let terms: [String: [TermMention]]
  /// The location where the template is named, or else the file.
  let location: SourceLocation
  /// The value that lists show for the page.
  let value: PageValue

  init(_ text: ContentText, body: ContentBody?) {
    path = text.path
    parent = SitePath.parent(of: text.path)
    textPath = text.file.relativePath
    title = text.title
    description = text.summary.isEmpty ? body?.firstParagraph ?? "" : text.summary
    date = text.date
    moment = text.date?.moment
    updated = text.updated
    weight = text.weight
    isSection = text.isSection
    pageSize = text.pageSize
    wordCount = body?.wordCount ?? 0
    terms = text.terms
    location = text.templateLocation
    value = [
      "title": .string(title), "address": .string("/" + LinkAddress.encoded(path)),
      "description": .string(description),
      "date": .optional(date?.value), "minutes": .number(Self.minutes(forWords: wordCount)),
    ]
  }

  /// The reading time in minutes, at 220 words per minute, rounded up.
  ///
  /// Brysbaert, "How many words do we read per minute?" (2019), gives 238 for silent reading of
  /// English prose; code and figures take longer.
  var minutes: Int { Self.minutes(forWords: wordCount) }

  static func minutes(forWords count: Int) -> Int { (count + 219) / 220 }
}

extension PageSummary: Equatable {
  /// Indicates whether both look the same on every page that shows them.
  static func == (left: PageSummary, right: PageSummary) -> Bool {
    left === right
      || (left.path == right.path && left.title == right.title
        && left.description == right.description && left.date == right.date
        && left.updated == right.updated && left.weight == right.weight
        && left.isSection == right.isSection && left.pageSize == right.pageSize
        && left.minutes == right.minutes && left.terms == right.terms)
  }
}

extension PageSummary {
  /// Indicates whether the summary has the same position as another in every list.
  func hasSamePosition(as other: PageSummary) -> Bool {
    path == other.path && textPath == other.textPath && weight == other.weight
      && date == other.date && isSection == other.isSection && pageSize == other.pageSize
      && terms == other.terms
  }

  /// Indicates whether a date is later than another, or the same with a path that comes first.
  ///
  /// Both summaries must have a date.
  static func isNewer(_ left: PageSummary, _ right: PageSummary) -> Bool {
    guard let first = left.moment, let second = right.moment, first != second else {
      return left.path < right.path
    }
    return second < first
  }

  /// Indicates whether a summary comes before another in lists.
  ///
  /// The order is by ascending weight, then newest first with undated pages last, then by path.
  static func precedes(_ left: PageSummary, _ right: PageSummary) -> Bool {
    if left.weight != right.weight { return left.weight < right.weight }
    if left.moment != right.moment {
      guard let moment = left.moment else { return false }
      return right.moment.map { $0 < moment } ?? true
    }
    return left.path < right.path
  }
}

extension Sequence<PageSummary> {
  /// Returns the newest dated summaries, newest first.
  ///
  /// Sorting all of them would be the most expensive part of a small change.
  ///
  /// - Complexity: O(*n*) if most are older than the newest of the summaries before them.
  func newest(_ count: Int) -> [PageSummary] {
    var newest: [PageSummary] = []
    for summary in self where summary.date != nil {
      if newest.count == count, newest.last.map({ PageSummary.isNewer($0, summary) }) ?? true {
        continue
      }
      let index = newest.partitioningIndex { PageSummary.isNewer(summary, $0) }
      newest.insert(summary, at: index)
      if newest.count > count { newest.removeLast() }
    }
    return newest
  }
}
