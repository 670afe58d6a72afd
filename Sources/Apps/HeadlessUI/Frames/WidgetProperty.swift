/// The definition of a widget property in frames.
///
/// These values define how widgets are described, compared, encoded, drawn and expected by
/// scripts. A property is only a line in ``all``. Properties without a ``member`` are computed,
/// for scripts.
public nonisolated struct WidgetProperty: Sendable {
  /// The name in scripts, JSON and reports.
  public let name: String
  /// The description of the property, in a phrase.
  public let summary: String
  /// The form of its values.
  public let form: FrameValueForm
  /// The kinds of widget that have it.
  public let kinds: [WidgetKind]
  /// Indicates whether a widget of these kinds may lack it.
  public let isOptional: Bool
  /// The name of the property of ``Frame/Widget`` that stores it; `nil` if it is computed.
  public let member: String?
  /// The usual value, which needs no remark.
  public let ordinary: FrameValue?
  /// The drawing of the property on a page.
  public let drawing: PropertyDrawing

  private let remark: Remark
  private let read: @Sendable (Frame.Widget) -> FrameValue?
  private let write: @Sendable (inout Frame.Widget, FrameValue) -> Bool

  /// The remark in a frame's plain text on an unusual value.
  nonisolated enum Remark: Sendable {
    /// No remark, because the widget itself shows the value.
    case none
    /// These words.
    case words(String)
    /// The value.
    case value
    /// The name and the value.
    case nameAndValue
  }
}

/// The drawing of a property on a page.
public nonisolated enum PropertyDrawing: Sendable, Hashable {
  /// Drawn by the template `parts/screen`, under this name.
  case template(String)
  /// Beside the widget, as in plain text, if the value is unusual.
  case remark
}

nonisolated extension WidgetProperty {
  /// Creates a stored property.
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

  /// Creates a property that is computed from others, for scripts only.
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

  /// The stored properties.
  public static let stored = all.filter { $0.member != nil }

  /// Returns the property with a name.
  public static func named(_ name: String) -> WidgetProperty? { all.first { $0.name == name } }

  /// Returns the value in a widget; `nil` if the widget is hidden or of another kind.
  public func value(in widget: Frame.Widget) -> FrameValue? { read(widget) }

  /// Sets the value in a widget.
  ///
  /// - Returns: `true` if the value has the property's form.
  public func set(_ value: FrameValue, in widget: inout Frame.Widget) -> Bool {
    write(&widget, value)
  }

  /// Returns the remark of a plain text on the property; `nil` for a usual value.
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
  /// Returns whether two properties have the same name, which is unique.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
