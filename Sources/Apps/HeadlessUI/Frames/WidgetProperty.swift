/// The definition of a property that widgets have in frames.
///
/// Frames are described, compared, written as JSON and drawn by these values, and scripts expect
/// them; a property is a line in ``all`` and nothing else. Those in ``all`` that are computed from
/// others have no ``member``; they are there for scripts.
public nonisolated struct WidgetProperty: Sendable {
  /// The name in scripts, JSON and reports.
  public let name: String
  /// The description of what the property says, in a phrase.
  public let summary: String
  /// The form of its values.
  public let form: FrameValueForm
  /// The kinds of widget that have it.
  public let kinds: [WidgetKind]
  /// Says whether a widget of these kinds may be without it.
  public let isOptional: Bool
  /// The name of the property of ``Frame/Widget`` that stores it; `nil` if it is computed.
  public let member: String?
  /// The value that is not worth a remark.
  public let ordinary: FrameValue?
  /// The way in which a page draws it.
  public let drawing: PropertyDrawing

  private let remark: Remark
  private let read: @Sendable (Frame.Widget) -> FrameValue?
  private let write: @Sendable (inout Frame.Widget, FrameValue) -> Bool

  /// The remark of a frame's plain text about a property out of the ordinary.
  nonisolated enum Remark: Sendable {
    /// Nothing: how the kind of widget is shown says it.
    case none
    /// These words.
    case words(String)
    /// The value.
    case value
    /// The name and the value.
    case nameAndValue
  }
}

/// The way in which a page draws a property.
public nonisolated enum PropertyDrawing: Sendable, Hashable {
  /// The template `parts/screen` does, by this name.
  case template(String)
  /// Beside the widget, in the words of a plain text, where it is out of the ordinary.
  case remark
}

nonisolated extension WidgetProperty {
  /// A property that is stored.
  init<Stored: FrameValueConvertible>(
    _ name: String, _ path: any WritableKeyPath<Frame.Widget, Stored?> & Sendable,
    member: String? = nil, of kinds: [WidgetKind], _ summary: String,
    isOptional: Bool = false, ordinary: Stored? = nil, remark: Remark = .nameAndValue,
    drawing: PropertyDrawing = .remark
  ) {
    self.name = name
    self.summary = summary
    self.kinds = kinds
    self.isOptional = isOptional
    self.member = member ?? name
    self.ordinary = ordinary?.frameValue
    self.drawing = drawing
    self.remark = remark
    form = Stored.form
    read = { $0[keyPath: path]?.frameValue }
    write = { widget, value in
      guard let stored = Stored(value) else { return false }
      widget[keyPath: path] = stored
      return true
    }
  }

  /// A property that is computed from others, for scripts only.
  init(
    computed name: String, _ form: FrameValueForm, of kinds: [WidgetKind],
    _ summary: String,
    _ read: @escaping @Sendable (Frame.Widget) -> FrameValue?
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.kinds = kinds
    self.read = read
    isOptional = false
    member = nil
    ordinary = nil
    drawing = .remark
    remark = .none
    write = { _, _ in false }
  }

  /// Those that a widget stores.
  public static let stored = all.filter { $0.member != nil }

  /// The property with a name.
  public static func named(_ name: String) -> WidgetProperty? { all.first { $0.name == name } }

  /// Returns the value that a widget has.
  ///
  /// It is `nil` where the widget is hidden, or of a kind that has no such property.
  public func value(in widget: Frame.Widget) -> FrameValue? { read(widget) }

  /// Gives a widget another value.
  ///
  /// - Returns: Whether the value is of the property's form.
  public func set(_ value: FrameValue, in widget: inout Frame.Widget) -> Bool {
    write(&widget, value)
  }

  /// Returns the remark of a plain text about the property; `nil` if it is ordinary.
  public func remark(in widget: Frame.Widget) -> String? {
    guard let value = read(widget), value != ordinary else { return nil }
    return switch remark {
    case .none: nil
    case .words(let words): words
    case .value: value.description
    case .nameAndValue: "\(name) \(value)"
    }
  }
}

nonisolated extension WidgetProperty: Hashable {
  /// There is one property of a name.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
