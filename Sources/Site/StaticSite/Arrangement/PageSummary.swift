import Diagnostics
import Sequences
import SiteFiles
import SiteLinks
import SiteTemplates

/// The summary of a page, as lists, neighbours and feeds show it.
///
/// Two summaries that are equal look the same everywhere: as long as a text's summary stays equal,
/// no other page has to be rebuilt.
final class PageSummary: Sendable {
  let path: String
  /// The folder that its page is in; see ``SitePath/parent(of:)``.
  let parent: String?
  /// The text, by its path below `content/`.
  let textPath: String
  let title: String
  /// The summary, else the first paragraph.
  let description: String
  let date: CalendarDate?
  private let moment: Int?
  let updated: CalendarDate?
  let weight: Int
  /// Tells whether it is a folder's own page.
  let isSection: Bool
  let pageSize: Int?
  let wordCount: Int
  let terms: [String: [TermMention]]
  /// The place where the text begins.
  let location: SourceLocation
  /// The value that lists show of the page.
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

  /// The time that reading takes, in minutes: at 220 words a minute, rounded up.
  ///
  /// Brysbaert, "How many words do we read per minute?" (2019), gives 238 for silent reading of
  /// English prose; code and figures take longer.
  var minutes: Int { Self.minutes(forWords: wordCount) }

  static func minutes(forWords count: Int) -> Int { (count + 219) / 220 }
}

extension PageSummary: Equatable {
  /// Tells whether both look the same to every page that shows them.
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
  /// Tells whether it has the same position as another in every list.
  func hasSamePosition(as other: PageSummary) -> Bool {
    path == other.path && textPath == other.textPath && weight == other.weight
      && date == other.date && isSection == other.isSection && pageSize == other.pageSize
      && terms == other.terms
  }

  /// Tells whether its date is later than another's, or the same and its path comes first; both
  /// have a date.
  static func isNewer(_ left: PageSummary, _ right: PageSummary) -> Bool {
    guard let first = left.moment, let second = right.moment, first != second else {
      return left.path < right.path
    }
    return second < first
  }

  /// The order of lists: the lighter first, then the newer, those without a date last, then by
  /// path.
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
  /// The newest of those that have a date, the newest first.
  ///
  /// Sorting all of them would be the dearest part of a small change.
  ///
  /// - Complexity: O(*n*) if most are older than the newest of those before.
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
