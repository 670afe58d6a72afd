nonisolated extension Frame: CustomStringConvertible {
  /// The screen as plain text, with a line for each widget.
  public var description: String {
    guard let screen else { return "(no screen)" }
    let width = widgets.map(\.identifier.count).max() ?? 0
    let lines = widgets.map { widget in
      let padding = String(repeating: " ", count: width - widget.identifier.count)
      return "  \(widget.identifier)\(padding)  \(widget.appearance)"
    }
    return ([heading(screen)] + lines + (alert.map { ["  \($0)"] } ?? [])).joined(separator: "\n")
  }

  private func heading(_ screen: String) -> String {
    let parts = [screen, "depth \(depth)", tab.map { "tab \($0)" }].compactMap(\.self)
    let titles = titles.filter { !$0.isEmpty }
    return (parts + (titles.isEmpty ? [] : [titles.joined(separator: " › ")]))
      .joined(separator: " · ")
  }
}

nonisolated extension Frame.Alert: CustomStringConvertible {
  /// The alert as one line.
  public var description: String {
    (["alert “\(message)”"] + actions.map { "[\($0)]" }).joined(separator: " ")
  }
}

nonisolated extension Frame.Widget {
  fileprivate var appearance: String {
    switch kind {
    case nil: "(hidden)"
    case .label: ([quoted] + look).joined(separator: " ")
    case .button: (["[\(text ?? "")]"] + look).joined(separator: " ")
    case .field: (["|\(text ?? "")|"] + look).joined(separator: " ")
    case .list: ([list] + look).joined(separator: " · ")
    case .spinner: (["spinning"] + look).joined(separator: " ")
    }
  }

  private var quoted: String { "“\(text ?? "")”" }

  /// The remarks on properties with unusual values.
  private var look: [String] { WidgetProperty.stored.compactMap { $0.remark(in: self) } }

  private var list: String {
    let (rows, first, count) = (rows ?? [], offset ?? 0, count ?? 0)
    let range = rows.isEmpty ? "none" : "\(first)–\(first + rows.count - 1)"
    return "\(range) of \(count): \(rows.joined(separator: ", "))"
  }
}
