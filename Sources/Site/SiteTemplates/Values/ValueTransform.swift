import Foundation

/// A transform of a value before a template shows or tests it: `{{uppercased(title)}}`,
/// `{{#limited(pages, 5)}}`.
enum ValueTransform: String, CaseIterable {
  // Texts
  case capitalized, lowercased, uppercased
  // Texts and lists
  case reversed, empty
  // Lists
  case count, first, last, grouped, limited, sorted, matching
  // Numbers, and the place of an element in its list: `{{index()}}`
  case equalzero, even, index, minusone, odd, plusone
  // Texts, numbers and conditions
  case equals
  // Dates
  case inwords

  /// The transformed value; `nil` if it is none of those.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - arguments: What is given besides; see ``parameters``.
  /// - Returns: The value.
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

  /// Returns what it says of the place of an element in its list.
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

  /// A number, unless it is too large to be one.
  private static func sum(_ result: (partialValue: Int, overflow: Bool)) -> PageValue? {
    result.overflow ? nil : .number(result.partialValue)
  }
}

// MARK: What it takes

extension ValueTransform {
  /// Something that a transform takes besides the value.
  enum Parameter {
    /// The path to a part of a list's elements, such as `"date.year"`: a text that is written there.
    case key
    /// A number.
    case number
    /// Something to compare the value, or the part of an element, with.
    case comparable
    /// A language tag; the site's own language if it is left out.
    case language
  }

  /// The things that it takes besides the value, in order.
  var parameters: [Parameter] {
    switch self {
    case .equals: [.comparable]
    case .limited: [.number]
    case .grouped, .sorted: [.key]
    case .matching: [.key, .comparable]
    case .inwords: [.language]
    case .capitalized, .count, .empty, .equalzero, .even, .first, .index, .last, .lowercased,
      .minusone, .odd, .plusone, .reversed, .uppercased:
      []
    }
  }

  /// The number of things that it must be given besides the value.
  var neededArguments: Int { parameters.count { $0 != .language } }

  /// The values that it looks up besides those that are named.
  var impliedValues: [String] {
    parameters.contains(.language) ? [StandardValue.site.rawValue] : []
  }

  /// An example of it, as it is written.
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

  /// The kinds of value that something becomes of.
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

  /// The shape of what it says of an element's place in its list; `nil` if it says nothing of that.
  var shapeOfPosition: ValueShape? {
    switch self {
    case .equals, .equalzero, .even, .first, .last, .odd: ValueShape(of: true)
    case .index, .minusone, .plusone: ValueShape(of: 0)
    case .capitalized, .count, .empty, .grouped, .inwords, .limited, .lowercased, .matching,
      .reversed, .sorted, .uppercased:
      nil
    }
  }
}

/// The place of an element in its list.
struct ElementPosition {
  let index: Int
  let count: Int
}
