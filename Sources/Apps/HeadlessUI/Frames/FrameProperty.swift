/// The definition of a property of a whole frame.
///
/// These values define how frames are compared and what scripts may expect; each is a line in
/// ``all``.
public nonisolated struct FrameProperty: Sendable {
  /// The name in scripts and reports.
  public let name: String
  /// The description of the property, in a phrase.
  public let summary: String
  /// The form of its values.
  public let form: FrameValueForm
  /// The stored property, in ``Frame`` or, as in `alert.title`, in a part of it.
  public let member: String
  /// Indicates whether a script may expect it.
  public let isExpectable: Bool
  /// Returns the value in a frame, if there is one.
  public let value: @Sendable (Frame) -> FrameValue?

  private init(
    _ name: String, _ form: FrameValueForm, member: String? = nil, isExpectable: Bool = true,
    _ summary: String, _ value: @escaping @Sendable (Frame) -> FrameValue?
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.member = member ?? name
    self.isExpectable = isExpectable
    self.value = value
  }
}

nonisolated extension FrameProperty {
  /// All properties, in the order of reading.
  public static let all: [FrameProperty] = [
    screen,
    FrameProperty("tab", .text, "the selected tab") { $0.tab.map(FrameValue.text) },
    FrameProperty("titles", .texts, "the titles on the visible stack, its root first") {
      .texts($0.titles)
    },
    depth,
    alert,
    FrameProperty("alert's title", .text, member: "alert.title", isExpectable: false, "its title") {
      ($0.alert?.title).map(FrameValue.text)
    },
    FrameProperty(
      "alert's actions", .texts, member: "alert.actions", isExpectable: false, "what can be chosen"
    ) { .texts($0.alert?.actions ?? []) },
    FrameProperty("widgets", .texts, isExpectable: false, "the identifiers of the widgets") {
      .texts($0.widgets.map(\.identifier))
    },
  ]

  /// The top screen.
  public static let screen = FrameProperty("screen", .text, "the top screen's identifier") {
    $0.screen.map(FrameValue.text)
  }

  /// The height of the stack.
  public static let depth = FrameProperty(
    "depth", .number, "the height of the visible stack; its root counts 1"
  ) { .number($0.depth) }

  /// The alert.
  public static let alert = FrameProperty(
    "alert", .text, member: "alert.message", "the alert's message"
  ) { ($0.alert?.message).map(FrameValue.text) }
}

nonisolated extension FrameProperty: Hashable {
  /// Returns whether two properties have the same name, which is unique.
  public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
