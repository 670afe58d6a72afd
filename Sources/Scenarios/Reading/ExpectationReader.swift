import Diagnostics
import Documents

/// Reads the keys and values of a step `expect`.
struct ExpectationReader {
  let names: Names
  let collector: DiagnosticCollector

  private static let frameKeys = ["screen", "alert", "depth", "requests", "pending"]

  /// The expectation; `nil` where a fault has been put down.
  func read(_ entry: Value.Entry) -> Expectation? {
    guard let subject = subject(entry), let wanted = wanted(subject, entry.value) else {
      return nil
    }
    return Expectation(key: entry.key, subject: subject, wanted: wanted, at: entry.keyLocation)
  }

  private func subject(_ entry: Value.Entry) -> Expectation.Subject? {
    switch entry.key {
    case "screen": return .screen
    case "alert": return .alert
    case "depth": return .depth
    case "requests", "pending":
      let word = "'\(entry.key)'"
      guard names.allowServer(for: word, at: entry.keyLocation, collector) else { return nil }
      return entry.key == "pending" ? .pending : .requests
    default:
      let path = names.path(
        entry.key, at: entry.keyLocation, also: Self.frameKeys, collector)
      guard let path else { return nil }
      return switch path.part {
      case .whole: .widget(path.widget)
      case .count: .count(list: path.widget)
      case .row(let row): .row(list: path.widget, row)
      }
    }
  }

  private func wanted(
    _ subject: Expectation.Subject, _ value: Value
  ) -> Expectation.Wanted? {
    switch subject {
    case .depth, .requests, .pending, .count:
      return value.int(in: 0...Int.max, collector).map { .number($0) }
    case .screen: return screen(value)
    case .alert:
      return value.string(collector).map { isWord("none", value) ? .nothing : .text($0) }
    case .row: return value.string(collector).map { .text($0) }
    case .widget:
      guard let entries = value.entries else { return textOrState(value) }
      return properties(entries, value)
    }
  }

  private func screen(_ value: Value) -> Expectation.Wanted? {
    if isWord("none", value) { return .nothing }
    guard let screens = names.screens else { return value.string(collector).map { .text($0) } }
    guard let screen = value.string(collector) else { return nil }
    guard screens.contains(screen) else {
      let known = screens + ["none"]
      collector.report(
        Diagnostic(
          "unknown-screen", at: value.location, "there is no screen '\(screen)'",
          explanation: "Known are: \(known.joined(separator: ", ")).",
          suggestion: NearMiss.suggestion(for: screen, in: known)))
      return nil
    }
    return .text(screen)
  }

  private func textOrState(_ value: Value) -> Expectation.Wanted? {
    guard let text = value.string(collector) else { return nil }
    if value.scalar?.style == .bare, let state = WidgetState(rawValue: text) {
      return .state(state)
    }
    return .text(text)
  }

  private func properties(_ entries: [Value.Entry], _ value: Value) -> Expectation.Wanted? {
    if entries.isEmpty {
      collector.report(Diagnostic("empty-step", at: value.location, "nothing is expected here"))
      return nil
    }
    var found: [WidgetProperty] = []
    for entry in entries {
      if let property = property(entry) { found.append(property) }
    }
    return found.count == entries.count ? .properties(found) : nil
  }

  private func property(_ entry: Value.Entry) -> WidgetProperty? {
    switch entry.key {
    case "text": entry.value.string(collector).map { .text($0) }
    case "color": entry.value.string(collector).map { .color($0) }
    case "enabled": entry.value.bool(collector).map { .enabled($0) }
    case "visible": entry.value.bool(collector).map { .visible($0) }
    case "alpha": alpha(entry.value)
    case "placeholder": entry.value.string(collector).map { .placeholder($0) }
    case "title": entry.value.string(collector).map { .title($0) }
    default: unknown(entry)
    }
  }

  private func unknown(_ entry: Value.Entry) -> WidgetProperty? {
    collector.report(.unknownKey(entry, known: WidgetProperty.names))
    return nil
  }

  private func alpha(_ value: Value) -> WidgetProperty? {
    guard let scalar = value.scalar, scalar.style == .bare, let alpha = Double(scalar.text),
      0...1 ~= alpha
    else {
      collector.report(.wrongType(value, expected: "a number from 0 to 1"))
      return nil
    }
    return .alpha(alpha)
  }

  private func isWord(_ word: String, _ value: Value) -> Bool {
    value.scalar == Value.Scalar(word, style: .bare)
  }
}
