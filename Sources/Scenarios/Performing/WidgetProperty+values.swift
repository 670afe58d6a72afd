import HeadlessUI

extension WidgetProperty {
  /// The property's name in a script.
  var name: String {
    switch self {
    case .text: "text"
    case .color: "color"
    case .enabled: "enabled"
    case .visible: "visible"
    case .alpha: "alpha"
    case .placeholder: "placeholder"
    case .title: "title"
    }
  }

  /// The value that is expected, as a text.
  var value: String {
    switch self {
    case .text(let text), .color(let text), .placeholder(let text), .title(let text): text
    case .enabled(let truth), .visible(let truth): "\(truth)"
    case .alpha(let alpha): "\(alpha)"
    }
  }

  /// The value that a widget has, as a text.
  func found(in widget: Frame.Widget) -> String {
    if case .visible = self { return "\(!widget.isHidden)" }
    if widget.isHidden { return "hidden" }
    return switch self {
    case .text: widget.text ?? "none"
    case .title: widget.kind == .button ? widget.text ?? "none" : "none"
    case .color: widget.color ?? "none"
    case .enabled: widget.isEnabled.map { "\($0)" } ?? "none"
    case .alpha: widget.alpha.map { "\($0)" } ?? "none"
    case .placeholder: widget.placeholder ?? "none"
    case .visible: "true"
    }
  }
}

extension Expectation.Wanted: CustomStringConvertible {
  /// What is expected, as a reader would write it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .nothing: "none"
    case .state(let state): state.rawValue
    case .properties(let properties):
      "{" + properties.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
