import HeadlessUI
import Samples

/// Compares what is seen after a step with what is expected of it.
struct Judge {
  let frame: Frame
  /// What became of each request; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// What was found where an expectation looks, and whether it is what was expected.
  func judge(_ expectation: Expectation) -> (found: String, passed: Bool) {
    switch expectation.subject {
    case .screen: compare(frame.screen, expectation.wanted)
    case .alert: compare(frame.alert?.message, expectation.wanted)
    case .depth: compare(frame.depth, expectation.wanted)
    case .requests: count(expectation.wanted) { _ in true }
    case .pending: count(expectation.wanted) { $0 == .pending }
    case .widget(let name): widget(name) { compare($0, expectation.wanted) }
    case .count(let list):
      widget(list) { widget in
        widget.count.map { compare($0, expectation.wanted) } ?? ("no list", false)
      }
    case .row(let list, let row):
      widget(list) { compare(Self.row(row, of: $0), expectation.wanted) }
    }
  }

  private func compare(_ found: String?, _ wanted: Expectation.Wanted) -> (String, Bool) {
    switch wanted {
    case .text(let text): (found ?? "none", found == text)
    case .nothing: (found ?? "none", found == nil)
    default: (found ?? "none", false)
    }
  }

  private func compare(_ found: Int, _ wanted: Expectation.Wanted) -> (String, Bool) {
    ("\(found)", wanted == .number(found))
  }

  private func count(
    _ wanted: Expectation.Wanted, _ isCounted: (RequestState) -> Bool
  ) -> (String, Bool) {
    guard let requests else { return (Obstacle.noServer.description, false) }
    return compare(requests.count(where: isCounted), wanted)
  }

  private func widget(
    _ name: String, _ body: (Frame.Widget) -> (String, Bool)
  ) -> (found: String, passed: Bool) {
    guard let widget = frame[name] else { return ("no such widget on this screen", false) }
    return body(widget)
  }

  private func compare(_ row: Row, _ wanted: Expectation.Wanted) -> (String, Bool) {
    switch row {
    case .text(let text): (text, wanted == .text(text))
    case .missing(let reason): (reason, false)
    }
  }
}

extension Judge {
  private enum Row {
    case text(String)
    case missing(String)
  }

  private static func row(_ row: Int, of widget: Frame.Widget) -> Row {
    guard let rows = widget.rows, let offset = widget.offset, let count = widget.count else {
      return .missing(widget.isHidden ? "hidden" : "no list")
    }
    guard row < count else { return .missing("\(count) rows") }
    guard rows.indices.contains(row - offset) else {
      return .missing("row \(row) out of sight: \(offset)..<\(offset + rows.count) are in it")
    }
    return .text(rows[row - offset])
  }

  private func compare(_ widget: Frame.Widget, _ wanted: Expectation.Wanted) -> (String, Bool) {
    switch wanted {
    case .text(let text):
      (widget.isHidden ? "hidden" : widget.text ?? "no text", widget.text == text)
    case .state(let state): compare(widget, state)
    case .properties(let properties):
      (
        "{" + properties.map { "\($0.name): \($0.found(in: widget))" }.joined(separator: ", ")
          + "}",
        properties.allSatisfy { $0.value == $0.found(in: widget) }
      )
    case .number, .nothing: (widget.text ?? "no text", false)
    }
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
