import Diagnostics
import Samples

/// The names that a script may use, as far as they are known before its performance.
struct ScriptNames {
  /// All widgets on all screens; `nil` if the sample is unknown or its setup is invalid.
  let widgets: [String]?
  /// All screens; `nil` if the sample is unknown.
  let screens: [String]?
  /// The sample; `nil` if it is unknown.
  let sample: SampleDescription?

  init(sample: SampleDescription?, setup: [String: Int]?) {
    self.sample = sample
    screens = sample?.screens
    guard let sample, let setup else {
      widgets = nil
      return
    }
    widgets = try? sample.widgets(setup)
  }

  /// Reports a name that is not that of a widget.
  func check(widget: String, at location: SourceLocation, _ collector: DiagnosticCollector) {
    guard let widgets, !widgets.contains(widget) else { return }
    collector.report(.unknownWidget(widget, meant: nearest(widget), widgets, at: location))
  }

  /// Returns a widget or a part of a list, using the longest matching widget identifier.
  ///
  /// It reports an error and returns `nil` if there is no such widget or part.
  func path(
    _ text: String, at location: SourceLocation, also keys: [String] = [],
    _ collector: DiagnosticCollector
  ) -> WidgetPath? {
    guard let widgets else {
      let (head, part) = WidgetPath.split(text)
      return WidgetPath(widget: head, part: part)
    }
    let fitting = widgets.filter {
      text == $0 || text.hasPrefix($0 + ".") || text.hasPrefix($0 + "[")
    }
    guard let widget = fitting.max(by: { $0.count < $1.count }) else {
      let (head, part) = WidgetPath.split(text)
      let key = TypoSuggestion.best(for: text, in: keys, limit: 1).first
      let meant = nearest(head).map { $0 + part.suffix }
      collector.report(.unknownWidget(text, meant: key ?? meant, keys + widgets, at: location))
      return nil
    }
    guard let part = PathPart(suffix: text.dropFirst(widget.count)) else {
      let suffix = String(text.dropFirst(widget.count))
      if suffix.hasPrefix("[") {
        collector.report(
          Diagnostic(
            .unknownWidget, at: location, "'\(suffix)' is not a row of '\(widget)'",
            explanation: "Rows count from 0.",
            suggestion: "write '\(widget)[0]' for the first row"))
        return nil
      }
      let meant = TypoSuggestion.best(for: suffix, in: [".count"], limit: 1).first.map {
        widget + $0
      }
      collector.report(
        Diagnostic(
          .unknownWidget, at: location, "'\(suffix)' is not a part of '\(widget)'",
          explanation: "A list has '.count' and rows such as '[0]'."
        )
        .suggesting(meant, insteadOf: text))
      return nil
    }
    return WidgetPath(widget: widget, part: part)
  }

  private func nearest(_ widget: String) -> String? {
    TypoSuggestion.best(for: widget, in: widgets ?? [], limit: 1).first
  }
}

/// A widget, or a part of a list.
struct WidgetPath: Equatable {
  let widget: String
  let part: PathPart

  /// Splits a text at the position where a part seems to begin.
  static func split(_ text: String) -> (head: String, part: PathPart) {
    for start in text.indices.reversed() where text[start] == "." || text[start] == "[" {
      if let part = PathPart(suffix: text[start...]) { return (String(text[..<start]), part) }
    }
    return (text, .whole)
  }
}

enum PathPart: Equatable {
  case whole
  case count
  case row(Int)
}

extension PathPart {
  init?(suffix: Substring) {
    switch suffix {
    case "": self = .whole
    case ".count": self = .count
    default:
      let digits = suffix.dropFirst().dropLast()
      guard suffix.hasPrefix("["), suffix.hasSuffix("]"), digits.allSatisfy({ "0"..."9" ~= $0 }),
        let row = Int(digits)
      else { return nil }
      self = .row(row)
    }
  }

  var suffix: String {
    switch self {
    case .whole: ""
    case .count: ".count"
    case .row(let row): "[\(row)]"
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownWidget(
    _ name: String, meant: String?, _ known: [String], at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .unknownWidget, at: location, "there is no widget '\(name)'",
      explanation: "Known names: \(known.joined(separator: ", "))."
    )
    .suggesting(meant, insteadOf: name)
  }
}

extension ScriptNames {
  /// Returns whether the sample may have a server; if not, reports the word that needs one.
  func allowServer(
    for word: String, at location: SourceLocation, _ collector: DiagnosticCollector
  ) -> Bool {
    guard let sample, sample.server == nil else { return true }
    collector.report(
      Diagnostic(
        .noServer, at: location, "\(word) needs a server, but '\(sample.id)' has none",
        suggestion: "remove it"))
    return false
  }

  /// Reports an event that the sample's server does not send.
  func check(event: String, at location: SourceLocation, _ collector: DiagnosticCollector) {
    guard let known = sample?.server?.eventNames, !known.contains(event) else { return }
    collector.report(
      Diagnostic(
        .unknownEvent, at: location, "the server sends no event '\(event)'",
        explanation: known.isEmpty ? nil : "Known names: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: event, in: known))
  }
}
