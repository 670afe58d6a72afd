nonisolated extension Frame {
  /// A widget as the user sees it; a hidden one has only an identifier.
  ///
  /// ``WidgetProperty/all`` describes each property.
  public nonisolated struct Widget: Sendable, Hashable {
    /// The name in scripts.
    public let identifier: String
    /// The kind of the widget; `nil` if it is hidden.
    public internal(set) var kind: WidgetKind?
    /// A label's text, a button's title, a field's content.
    public var text: String?
    /// The name of the text's colour.
    public var color: String?
    /// Indicates whether the user can use it.
    public var isEnabled: Bool?
    /// The opacity of the widget, from 0 to 1.
    public var alpha: Double?
    /// The text that a field shows while it is empty.
    public var placeholder: String?
    /// Indicates whether a field is being edited.
    public var isEditing: Bool?
    /// The texts of a list's visible rows.
    public var rows: [String]?
    /// The first visible row.
    public var offset: Int?
    /// The number of rows that a list has.
    public var count: Int?
    /// Indicates whether a spinner spins.
    public var isAnimating: Bool?

    /// Indicates whether it is hidden.
    public var isHidden: Bool { kind == nil }

    /// Creates a visible widget, whose properties are set later.
    public init(_ identifier: String, _ kind: WidgetKind) {
      self.identifier = identifier
      self.kind = kind
    }

    /// Creates a hidden widget.
    public init(hidden identifier: String) { self.identifier = identifier }
  }
}

/// The kind of a widget.
public nonisolated enum WidgetKind: String, Sendable, Hashable, Codable, CaseIterable {
  case label
  case button
  case field
  case list
  case spinner

  /// The description of the kind, in a phrase.
  public var summary: String {
    switch self {
    case .label: "a text"
    case .button: "a title to tap"
    case .field: "a text to type"
    case .list: "rows, of which some are in sight"
    case .spinner: "a sign that something is under way; hidden when it is not"
    }
  }
}

// MARK: Definitions

nonisolated extension WidgetProperty {
  /// All properties, in the order in which differences are reported.
  public static let all: [WidgetProperty] = [
    WidgetProperty(
      "kind", \.kind, of: WidgetKind.allCases, "what sort of widget it is", remark: .none,
      drawing: .template("kind")),
    WidgetProperty(
      "text", \.text, of: [.label, .button, .field],
      "a label's text, a button's title, a field's content", remark: .none,
      drawing: .template("text")),
    WidgetProperty(
      "color", \.color, of: [.label, .button], "the name of the text's colour",
      ordinary: "label", remark: .value, drawing: .template("color")),
    WidgetProperty(
      "enabled", \.isEnabled, member: "isEnabled", of: [.button, .field],
      "whether a person may use it", ordinary: true, remark: .words("disabled"),
      drawing: .template("enabled")),
    WidgetProperty(
      "alpha", \.alpha, of: WidgetKind.allCases, "how opaque it is", ordinary: 1),
    WidgetProperty(
      "placeholder", \.placeholder, of: [.field], "what it shows while it is empty",
      isOptional: true, remark: .none, drawing: .template("placeholder")),
    WidgetProperty(
      "editing", \.isEditing, member: "isEditing", of: [.field], "whether it is being edited",
      ordinary: false, remark: .words("editing"), drawing: .template("editing")),
    WidgetProperty(
      "rows", \.rows, of: [.list], "the texts of the visible rows", remark: .none,
      drawing: .template("rows")),
    WidgetProperty(
      "offset", \.offset, of: [.list], "the first visible row", remark: .none,
      drawing: .template("extent")),
    WidgetProperty(
      "count", \.count, of: [.list], "how many rows there are", remark: .none,
      drawing: .template("extent")),
    WidgetProperty(
      "animating", \.isAnimating, member: "isAnimating", of: [.spinner], "whether it spins",
      remark: .none, drawing: .template("animating")),
    WidgetProperty(computed: "visible", .flag, of: WidgetKind.allCases, "whether it is seen") {
      .flag(!$0.isHidden)
    },
    WidgetProperty(computed: "title", .text, of: [.button], "a button's title") {
      $0.kind == .button ? $0.text.map(FrameValue.text) : nil
    },
  ]
}
