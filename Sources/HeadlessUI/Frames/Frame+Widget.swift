nonisolated extension Frame {
  /// A widget, as a person sees it; of a hidden one there is only the identifier.
  public nonisolated struct Widget: Sendable, Hashable, Codable {
    /// What sort of widget it is.
    public nonisolated enum Kind: String, Sendable, Hashable, Codable {
      case label
      case button
      case field
      case list
      case spinner
    }

    /// The name by which scripts know it.
    public let identifier: String
    /// What sort of widget it is; nothing when it is hidden.
    public let kind: Kind?
    /// A label's text, a button's title, a field's content.
    public var text: String?
    /// The name of the text's colour.
    public var color: String?
    /// Whether a person may use it.
    public var isEnabled: Bool?
    /// How opaque it is, from 0 to 1.
    public var alpha: Double?
    /// What a field shows while it is empty.
    public var placeholder: String?
    /// Whether a field is being edited.
    public var isEditing: Bool?
    /// The texts of a list's visible rows.
    public var rows: [String]?
    /// The first visible row.
    public var offset: Int?
    /// How many rows a list has.
    public var count: Int?
    /// Whether a spinner spins.
    public var isAnimating: Bool?

    /// Whether it is out of sight.
    public var isHidden: Bool { kind == nil }

    /// A visible widget, to be filled in.
    public init(_ identifier: String, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
    }

    /// A hidden widget.
    public init(hidden identifier: String) {
      self.identifier = identifier
      kind = nil
    }

    private enum CodingKeys: String, CodingKey {
      case identifier, kind, text, color, alpha, placeholder, rows, offset, count
      case isEnabled = "enabled"
      case isEditing = "editing"
      case isAnimating = "animating"
    }
  }
}
