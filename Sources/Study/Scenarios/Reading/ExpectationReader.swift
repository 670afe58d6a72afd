import Diagnostics
import Documents
import HeadlessUI

/// Reads the keys and values of an `expect` step.
struct ExpectationReader {
  let names: ScriptNames
  let collector: DiagnosticCollector

  private static let serverKeys = ["requests", "pending"]
  private static let frameProperties = FrameProperty.all.filter(\.isExpectable)

  /// Returns the expectation; reports an error and returns `nil` if it is invalid.
  func read(_ entry: MappingEntry) -> Expectation? {
    guard let subject = subject(entry), let wanted = wanted(subject, entry.value) else {
      return nil
    }
    return Expectation(key: entry.key, subject: subject, wanted: wanted, at: entry.keyLocation)
  }

  private func subject(_ entry: MappingEntry) -> Expectation.Subject? {
    if let property = Self.frameProperties.first(where: { $0.name == entry.key }) {
      return .frame(property)
    }
    if Self.serverKeys.contains(entry.key) {
      let word = "'\(entry.key)'"
      guard names.allowServer(for: word, at: entry.keyLocation, collector) else { return nil }
      return entry.key == "pending" ? .pending : .requests
    }
    let keys = Self.frameProperties.map(\.name) + Self.serverKeys
    let path = names.path(entry.key, at: entry.keyLocation, also: keys, collector)
    guard let path else { return nil }
    return switch path.part {
    case .whole: .widget(path.widget)
    case .count: .count(list: path.widget)
    case .row(let row): .row(list: path.widget, row)
    }
  }

  private func wanted(
    _ subject: Expectation.Subject, _ value: Value
  ) -> Expectation.Wanted? {
    switch subject {
    case .frame(let property): return frame(property, value)
    case .requests, .pending, .count:
      return value.int(in: 0...Int.max, collector).map { .number($0) }
    case .row: return value.string(collector).map { .text($0) }
    case .widget:
      guard let entries = value.entries else { return textOrState(value) }
      return properties(entries, value)
    }
  }

  private func frame(_ property: FrameProperty, _ value: Value) -> Expectation.Wanted? {
    if isWord("none", value), property.form == .text { return .nothing }
    return switch value.frameValue(property.form, collector) {
    case .text(let text): property == .screen ? screen(text, value) : .text(text)
    case .number(let number): .number(number)
    case .texts(let texts): .texts(texts)
    case .flag, .fraction, nil: nil
    }
  }

  private func screen(_ screen: String, _ value: Value) -> Expectation.Wanted? {
    guard let screens = names.screens, !screens.contains(screen) else { return .text(screen) }
    let known = screens + ["none"]
    collector.report(
      Diagnostic(
        .unknownScreen, at: value.location, "there is no screen '\(screen)'",
        explanation: "Known names: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: screen, in: known))
    return nil
  }

  private func textOrState(_ value: Value) -> Expectation.Wanted? {
    guard let text = value.string(collector) else { return nil }
    if value.scalar?.style == .bare, let state = WidgetState(rawValue: text) {
      return .state(state)
    }
    return .text(text)
  }

  private func properties(_ entries: [MappingEntry], _ value: Value) -> Expectation.Wanted? {
    if entries.isEmpty {
      collector.report(Diagnostic(.emptyStep, at: value.location, "the expectation is empty"))
      return nil
    }
    let found = entries.compactMap(property)
    return found.count == entries.count ? .properties(found) : nil
  }

  private func property(_ entry: MappingEntry) -> PropertyExpectation? {
    guard let property = WidgetProperty.named(entry.key) else {
      collector.report(.unknownKey(entry, known: WidgetProperty.all.map(\.name)))
      return nil
    }
    return entry.value.frameValue(property.form, collector)
      .map { PropertyExpectation(property, $0) }
  }

  private func isWord(_ word: String, _ value: Value) -> Bool {
    value.scalar == Value.Scalar(word, style: .bare)
  }
}

extension Value {
  /// Returns the value of a property; reports an error and returns `nil` if it has another form.
  func frameValue(_ form: FrameValueForm, _ collector: DiagnosticCollector) -> FrameValue? {
    switch form {
    case .text: string(collector).map(FrameValue.text)
    case .word(let words): choice(of: words, collector).map(FrameValue.text)
    case .flag: bool(collector).map(FrameValue.flag)
    case .fraction: fraction(form, collector)
    case .number: int(in: 0...Int.max, collector).map(FrameValue.number)
    case .texts: texts(collector)
    }
  }

  private func fraction(
    _ form: FrameValueForm, _ collector: DiagnosticCollector
  ) -> FrameValue? {
    guard let scalar, scalar.style == .bare, let number = Double(scalar.text), 0...1 ~= number
    else {
      collector.report(.wrongType(self, expected: form.summary))
      return nil
    }
    return .fraction(number)
  }

  private func texts(_ collector: DiagnosticCollector) -> FrameValue? {
    guard let values = list(collector) else { return nil }
    let texts = values.compactMap { $0.string(collector) }
    return texts.count == values.count ? .texts(texts) : nil
  }
}
