import HeadlessUI
import SiteTemplates
import StaticSite

extension Frame {
  /// The frame for the template `parts/screen`.
  var value: PageValue {
    [
      "isEmpty": .bool(screen == nil),
      "screen": .string(screen ?? ""),
      "isStacked": .bool(depth > 1),
      "depth": .number(depth),
      "heading": .string(titles.last ?? ""),
      "tab": .optional(tab),
      "rows": .list(widgetRows),
      "alert": .optional(alert.map(Self.value)),
    ]
  }

  /// Visible widgets, neighbours of one kind in a row.
  private var widgetRows: [PageValue] {
    var rows: [[Widget]] = []
    for widget in widgets where !widget.isHidden {
      if let last = rows.last?.last, last.kind == widget.kind {
        rows[rows.count - 1].append(widget)
      } else {
        rows.append([widget])
      }
    }
    return rows.map { row in
      [
        "kind": .string(row.first?.kind?.rawValue ?? ""),
        "widgets": .list(row.map(\.value)),
      ]
    }
  }

  private static func value(_ alert: Alert) -> PageValue {
    [
      "message": .string(alert.message),
      "actions": .list(alert.actions.map { ["title": .string($0)] }),
    ]
  }
}

extension Frame.Widget {
  fileprivate var value: PageValue {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    return [
      "identifier": .string(identifier),
      "label": .bool(kind == .label),
      "button": .bool(kind == .button),
      "field": .bool(kind == .field),
      "list": .bool(kind == .list),
      "spinner": .bool(kind == .spinner),
      "text": .string(shown),
      "isShort": .bool(kind == .label && shown.count <= 2),
      "isDisabled": .bool(isEnabled == false),
      "isEditing": .bool(isEditing == true),
      "color": .optional(color == "label" ? nil : color),
      "lines": .list((rows ?? []).map { ["text": .string($0)] }),
      "extent": .string(extent),
    ]
  }

  /// Which rows of a list are in sight, of how many.
  private var extent: String {
    guard let rows, let offset, let count else { return "" }
    return rows.isEmpty ? "0" : "\(offset + 1)–\(offset + rows.count) / \(count)"
  }
}
