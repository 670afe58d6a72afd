import Diagnostics
import HeadlessUI
import Samples

/// Compares the state after a step with an expectation.
struct Judge {
  let frame: Frame
  /// The outcome of each request; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// Returns the value that an expectation concerns, and whether it was expected.
  func judge(_ expectation: Expectation) -> (found: String, passed: Bool) {
    switch expectation.subject {
    case .frame(let property): compare(property.value(frame), expectation.wanted)
    case .requests: count(expectation.wanted) { _ in true }
    case .pending: count(expectation.wanted) { $0 == .pending }
    case .widget(let name): widget(name) { compare($0, expectation.wanted) }
    case .count(let list):
      widget(list) { widget in
        widget.count.map { compare(.number($0), expectation.wanted) } ?? ("no list", false)
      }
    case .row(let list, let row):
      widget(list) { compare(row: row, of: $0, expectation.wanted) }
    }
  }

  private func compare(_ found: FrameValue?, _ wanted: Expectation.Wanted) -> (String, Bool) {
    let text = found?.description ?? "none"
    return switch wanted {
    case .text, .number, .texts, .nothing: (text, found == wanted.value)
    case .state, .properties: (text, false)
    }
  }

  private func count(
    _ wanted: Expectation.Wanted, _ isCounted: (RequestState) -> Bool
  ) -> (String, Bool) {
    guard let requests else { return (Obstacle.noServer.description, false) }
    return compare(.number(requests.count(where: isCounted)), wanted)
  }

  private func widget(
    _ name: String, _ body: (Frame.Widget) -> (String, Bool)
  ) -> (found: String, passed: Bool) {
    guard let widget = frame[name] else { return ("no such widget on this screen", false) }
    return body(widget)
  }

  private func compare(
    row: Int, of widget: Frame.Widget, _ wanted: Expectation.Wanted
  ) -> (String, Bool) {
    guard let rows = widget.rows, let offset = widget.offset, let count = widget.count else {
      return (widget.isHidden ? "hidden" : "no list", false)
    }
    guard row < count else { return (count.counted("row"), false) }
    guard rows.indices.contains(row - offset) else {
      return ("row \(row) not visible; visible rows: \(offset)..<\(offset + rows.count)", false)
    }
    let text = rows[row - offset]
    return (text, wanted == .text(text))
  }
}

extension Judge {
  private func compare(_ widget: Frame.Widget, _ wanted: Expectation.Wanted) -> (String, Bool) {
    switch wanted {
    case .text(let text):
      (widget.isHidden ? "hidden" : widget.text ?? "no text", widget.text == text)
    case .state(let state): compare(widget, state)
    case .properties(let properties):
      (
        "{" + properties.map { found($0.property, in: widget) }.joined(separator: ", ") + "}",
        properties.allSatisfy { $0.property.value(in: widget) == $0.value }
      )
    case .number, .texts, .nothing: (widget.text ?? "no text", false)
    }
  }

  private func found(_ property: WidgetProperty, in widget: Frame.Widget) -> String {
    let value = property.value(in: widget)?.description
    return "\(property.name): \(value ?? (widget.isHidden ? "hidden" : "none"))"
  }

  private func compare(_ widget: Frame.Widget, _ state: WidgetState) -> (String, Bool) {
    switch state {
    case .visible, .hidden:
      (widget.isHidden ? "hidden" : "visible", widget.isHidden == (state == .hidden))
    case .enabled, .disabled:
      switch widget.isEnabled {
      case true?: ("enabled", state == .enabled)
      case false?: ("disabled", state == .disabled)
      case nil: (widget.isHidden ? "hidden" : "neither enabled nor disabled", false)
      }
    }
  }
}
