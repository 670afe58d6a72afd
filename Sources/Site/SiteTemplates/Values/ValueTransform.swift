import Foundation

/// A transform of a value before a template shows or tests it: `{{uppercased(title)}}`.
enum ValueTransform: String, CaseIterable {
  // Texts
  case capitalized, lowercased, uppercased
  // Texts and lists
  case reversed, empty
  // Lists
  case count, first, last
  // Numbers, and the place of an element in its list: `{{index()}}`
  case equalzero, even, index, minusone, odd, plusone

  /// The transformed value; `nil` if it is none of those.
  func applied(to value: PageValue) -> PageValue? {
    switch value {
    case .string(let text): applied(to: text)
    case .list(let list): applied(to: list)
    case .number(let number): applied(to: number)
    case .dictionary(let values):
      switch self {
      case .count: .number(values.count)
      case .empty: .bool(values.isEmpty)
      default: nil
      }
    case .html, .rich, .bool: nil
    }
  }

  /// Returns what it says of the place of an element in its list.
  func applied(to position: ElementPosition) -> PageValue? {
    switch self {
    case .first: .bool(position.index == 0)
    case .last: .bool(position.index + 1 == position.count)
    case .index: .number(position.index)
    default: applied(to: position.index)
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

  private func applied(to list: [PageValue]) -> PageValue? {
    switch self {
    case .count: .number(list.count)
    case .first: list.first
    case .last: list.last
    case .reversed: .list(list.reversed())
    case .empty: .bool(list.isEmpty)
    default: nil
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

extension ValueTransform {
  /// The kinds of value that something becomes of.
  var kinds: ShapeKinds {
    switch self {
    case .capitalized, .lowercased, .uppercased: .string
    case .reversed: [.string, .list]
    case .empty: [.string, .list, .dictionary]
    case .count: [.list, .dictionary]
    case .first, .last: .list
    case .equalzero, .even, .minusone, .odd, .plusone: .number
    case .index: []
    }
  }

  /// The shape of what it says of an element's place in its list; `nil` if it says nothing of that.
  var shapeOfPosition: ValueShape? {
    switch self {
    case .equalzero, .even, .first, .last, .odd: ValueShape(of: true)
    case .index, .minusone, .plusone: ValueShape(of: 0)
    case .capitalized, .count, .empty, .lowercased, .reversed, .uppercased: nil
    }
  }
}

/// The place of an element in its list.
struct ElementPosition {
  let index: Int
  let count: Int
}
