/// The value of a property in a frame, in one type for comparison, printing, JSON and scripts.
public nonisolated enum FrameValue: Sendable, Hashable {
  /// A text.
  case text(String)
  /// A Boolean value.
  case flag(Bool)
  /// A number from 0 to 1.
  case fraction(Double)
  /// A non-negative integer.
  case number(Int)
  /// Texts in order.
  case texts([String])
}

nonisolated extension FrameValue: CustomStringConvertible {
  /// The value in reports.
  public var description: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .fraction(let fraction): "\(fraction)"
    case .number(let number): "\(number)"
    case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
    }
  }
}

/// The form of the possible values.
public nonisolated enum FrameValueForm: Sendable, Hashable {
  case text
  /// One of these texts.
  case word([String])
  case flag
  case fraction
  case number
  case texts

  /// The possible values, in words.
  public var summary: String {
    switch self {
    case .text: "a text"
    case .word(let words): words.joined(separator: ", ")
    case .flag: "true or false"
    case .fraction: "a number from 0 to 1"
    case .number: "a whole number"
    case .texts: "a list of texts"
    }
  }
}

// MARK: Types of properties

/// A type that a property of a frame or a widget can have.
nonisolated protocol FrameValueConvertible: Sendable {
  /// The form of the type's values.
  static var form: FrameValueForm { get }

  /// Creates a value from a frame value; `nil` if that has another form.
  init?(_ value: FrameValue)

  /// The frame value.
  var frameValue: FrameValue { get }
}

nonisolated extension String: FrameValueConvertible {
  static var form: FrameValueForm { .text }
  init?(_ value: FrameValue) { if case .text(let text) = value { self = text } else { return nil } }
  var frameValue: FrameValue { .text(self) }
}

nonisolated extension Bool: FrameValueConvertible {
  static var form: FrameValueForm { .flag }
  init?(_ value: FrameValue) { if case .flag(let flag) = value { self = flag } else { return nil } }
  var frameValue: FrameValue { .flag(self) }
}

nonisolated extension Double: FrameValueConvertible {
  static var form: FrameValueForm { .fraction }
  init?(_ value: FrameValue) {
    if case .fraction(let fraction) = value { self = fraction } else { return nil }
  }
  var frameValue: FrameValue { .fraction(self) }
}

nonisolated extension Int: FrameValueConvertible {
  static var form: FrameValueForm { .number }
  init?(_ value: FrameValue) {
    if case .number(let number) = value { self = number } else { return nil }
  }
  var frameValue: FrameValue { .number(self) }
}

nonisolated extension [String]: FrameValueConvertible {
  static var form: FrameValueForm { .texts }
  init?(_ value: FrameValue) {
    if case .texts(let texts) = value { self = texts } else { return nil }
  }
  var frameValue: FrameValue { .texts(self) }
}

nonisolated extension WidgetKind: FrameValueConvertible {
  static var form: FrameValueForm { .word(allCases.map(\.rawValue)) }
  init?(_ value: FrameValue) {
    guard case .text(let text) = value else { return nil }
    self.init(rawValue: text)
  }
  var frameValue: FrameValue { .text(rawValue) }
}
