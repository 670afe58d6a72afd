import Foundation
import Synchronization

/// A transform of a value before a template shows or tests it: `{{uppercased(title)}}`,
/// `{{#limited(pages, 5)}}`.
enum ValueTransform: String, CaseIterable {
  // Texts
  case capitalized, lowercased, uppercased
  // Texts and lists
  case reversed, empty
  // Lists
  case count, first, last, grouped, limited, sorted, matching
  // Numbers, and the position of an element in its list: `{{index()}}`
  case equalzero, even, index, minusone, odd, plusone
  // Texts, numbers and conditions
  case equals
  // Dates
  case inwords

  /// Returns the transformed value; `nil` if the transform does not apply.
  func applied(to value: PageValue, _ arguments: [PageValue] = []) -> PageValue? {
    switch value {
    case .string where self == .equals, .number where self == .equals, .bool where self == .equals:
      arguments.first.map { .bool(value == $0) }
    case .string(let text): applied(to: text)
    case .list(let list): applied(to: list, arguments)
    case .number(let number): applied(to: number)
    case .dictionary(let values):
      switch self {
      case .count: .number(values.count)
      case .empty: .bool(values.isEmpty)
      case .inwords:
        arguments.first?.text.flatMap { DateWords.text(of: values, in: $0) }.map(PageValue.string)
      default: nil
      }
    case .html, .rich, .bool: nil
    }
  }

  /// Applies the transform to the position of an element in its list.
  func applied(to position: ElementPosition, _ arguments: [PageValue] = []) -> PageValue? {
    switch self {
    case .first: .bool(position.index == 0)
    case .last: .bool(position.index + 1 == position.count)
    case .index: .number(position.index)
    default: applied(to: .number(position.index), arguments)
    }
  }

  private func applied(to text: String) -> PageValue? {
    switch self {
    case .capitalized: .string(text.capitalized)
    case .lowercased: .string(text.lowercased())
    case .uppercased: .string(text.uppercased())
    case .reversed: .string(String(text.reversed()))
    case .empty: .bool(text.isEmpty)
    default: nil
    }
  }

  private func applied(to list: [PageValue], _ arguments: [PageValue]) -> PageValue? {
    switch self {
    case .count: return .number(list.count)
    case .first: return list.first
    case .last: return list.last
    case .reversed: return .list(list.reversed())
    case .empty: return .bool(list.isEmpty)
    case .limited:
      guard case .number(let count) = arguments.first else { return nil }
      return .list(Array(list.prefix(max(0, count))))
    case .sorted:
      return arguments.first?.text.map { .list(list.sorted(byMember: $0)) }
    case .grouped:
      return arguments.first?.text.map { .list(list.grouped(byMember: $0)) }
    case .matching:
      guard arguments.count == 2, let key = arguments[0].text else { return nil }
      return .list(list.filter { $0.member(at: key) == arguments[1] })
    default: return nil
    }
  }

  private func applied(to number: Int) -> PageValue? {
    switch self {
    case .equalzero: .bool(number == 0)
    case .even: .bool(number.isMultiple(of: 2))
    case .minusone: Self.sum(number.subtractingReportingOverflow(1))
    case .odd: .bool(!number.isMultiple(of: 2))
    case .plusone: Self.sum(number.addingReportingOverflow(1))
    default: nil
    }
  }

  /// Returns a number; `nil` if it overflowed.
  private static func sum(_ result: (partialValue: Int, overflow: Bool)) -> PageValue? {
    result.overflow ? nil : .number(result.partialValue)
  }
}

// MARK: What it takes

extension ValueTransform {
  /// A parameter of a transform besides the value.
  enum Parameter {
    /// The path to a part of a list's elements, such as `"date.year"`, always written as a text.
    case key
    case number
    /// A value to compare with the transformed value, or with the part of an element.
    case comparable
    /// A language tag; the site's own language if it is left out.
    case language
  }

  /// The parameters besides the value, in order.
  var parameters: [Parameter] {
    switch self {
    case .equals: [.comparable]
    case .limited: [.number]
    case .grouped, .sorted: [.key]
    case .matching: [.key, .comparable]
    case .inwords: [.language]
    default: []
    }
  }

  /// The number of required arguments besides the value.
  var neededArguments: Int { parameters.count { $0 != .language } }

  /// The values that it looks up implicitly.
  var impliedValues: [String] {
    parameters.contains(.language) ? [StandardValue.site.rawValue] : []
  }

  var example: String {
    switch self {
    case .equals: "equals(tag, \"garden\")"
    case .limited: "limited(pages, 5)"
    case .grouped: "grouped(pages, \"date.year\")"
    case .sorted: "sorted(pages, \"title\")"
    case .matching: "matching(data.team, \"role\", \"author\")"
    case .inwords: "inwords(date)"
    default: "\(rawValue)(title)"
    }
  }

  /// The kinds of values that it accepts.
  var kinds: ShapeKinds {
    switch self {
    case .capitalized, .lowercased, .uppercased: .string
    case .reversed: [.string, .list]
    case .empty: [.string, .list, .dictionary]
    case .count: [.list, .dictionary]
    case .first, .last, .grouped, .limited, .matching, .sorted: .list
    case .equalzero, .even, .minusone, .odd, .plusone: .number
    case .equals: [.string, .number, .bool]
    case .inwords: .dictionary
    case .index: []
    }
  }

  /// The shape of its result for an element's position; `nil` if it does not apply to positions.
  var shapeOfPosition: ValueShape? {
    switch self {
    case .equals, .equalzero, .even, .first, .last, .odd: ValueShape(of: true)
    case .index, .minusone, .plusone: ValueShape(of: 0)
    default: nil
    }
  }
}

struct ElementPosition {
  let index: Int
  let count: Int
}

// MARK: What it does

extension PageValue {
  /// Indicates whether a value sorts before another: numbers by size, then texts regardless of
  /// case.
  fileprivate func precedes(_ other: PageValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): return left < right
    case (.string(let left), .string(let right)):
      let (first, second) = (left.lowercased(), right.lowercased())
      return first == second ? left < right : first < second
    case (.number, .string): return true
    default: return false
    }
  }
}

extension [PageValue] {
  /// Returns the elements sorted by their values at a path; elements without one come last.
  ///
  /// Elements with equal values keep their order.
  ///
  /// - Complexity: O(*n* log *n*).
  fileprivate func sorted(byMember path: String) -> [PageValue] {
    let keyed = map { (key: $0.member(at: path), element: $0) }
    return keyed.sorted { left, right in
      guard let first = left.key else { return false }
      return right.key.map(first.precedes) ?? true
    }
    .map(\.element)
  }

  /// Returns groups of elements with the same value at a path, in order of first occurrence.
  ///
  /// Each has a `key` and `elements`; elements without a value come last, with a false key.
  ///
  /// - Complexity: O(*n*).
  fileprivate func grouped(byMember path: String) -> [PageValue] {
    var groups: [(key: PageValue, elements: [PageValue])] = []
    var places: [PageValue: Int] = [:]
    var others: [PageValue] = []
    for element in self {
      guard let key = element.member(at: path) else {
        others.append(element)
        continue
      }
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    if !others.isEmpty { groups.append((false, others)) }
    return groups.map { ["key": $0.key, "elements": .list($0.elements)] }
  }
}

/// Dates as a language writes them: `1 March 2024`, `March 1, 2024`, `1. März 2024`.
///
/// The words come from Unicode's locale data (CLDR), which Foundation has on all systems.
private enum DateWords {
  /// The formatters by language; creating one takes a thousand times as long as using it.
  private static let formatters = Mutex<[String: DateFormatter]>([:])

  /// Returns a date in a language such as `en-GB`; `nil` without `year`, `month` and `day`.
  static func text(of date: [String: PageValue], in language: String) -> String? {
    guard case .number(let year) = date["year"], case .number(let month) = date["month"],
      case .number(let day) = date["day"],
      let moment = calendar.date(from: DateComponents(year: year, month: month, day: day))
    else { return nil }
    return formatters.withLock { formatters in
      let formatter = formatters[language] ?? makeFormatter(language)
      formatters[language] = formatter
      return formatter.string(from: moment)
    }
  }

  private static func makeFormatter(_ language: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = Locale(identifier: language)
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter
  }

  /// The calendar of days without a time; any time zone would do, if it is the same everywhere.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
