import HeadlessUI
import SiteTemplates

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

  /// The visible widgets; adjacent ones of the same kind share a row.
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
    var values: [String: PageValue] = [
      "identifier": .string(identifier),
      "isShort": .bool(kind == .label && (1...2).contains(text?.count ?? 0)),
      "extent": .string(extent),
      "remarks": .list(remarks.map { ["text": .string($0)] }),
    ]
    for each in WidgetKind.allCases { values[each.rawValue] = .bool(each == kind) }
    for property in WidgetProperty.stored where property.drawing != .remark {
      values[property.name] = property.pageValue(in: self)
    }
    return .dictionary(values)
  }

  /// The remarks on unusual properties that have no other representation.
  private var remarks: [String] {
    WidgetProperty.stored.filter { $0.drawing == .remark }.compactMap { $0.remark(in: self) }
  }

  /// The visible rows of a list and their total, such as `1–5 / 20`.
  private var extent: String {
    guard let rows, let offset, let count else { return "" }
    return rows.isEmpty ? "0" : "\(offset + 1)–\(offset + rows.count) / \(count)"
  }
}

extension WidgetProperty {
  /// Returns the value for the template; ordinary texts and numbers are omitted.
  fileprivate func pageValue(in widget: Frame.Widget) -> PageValue {
    let value = value(in: widget)
    return switch (form, value) {
    case (.texts, .texts(let texts)?): .list(texts.map { ["text": .string($0)] })
    case (.texts, _): .list([])
    case (.flag, _): .bool(value == .flag(true))
    default: .optional(value == ordinary ? nil : value?.description)
    }
  }
}
