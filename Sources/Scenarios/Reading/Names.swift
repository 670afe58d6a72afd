import Diagnostics
import Samples

/// The names that a script may use, as far as they are known before it is played.
struct Names {
  /// All widgets on all screens; `nil` if the sample or its setup is at fault.
  let widgets: [String]?
  /// All screens; `nil` if the sample is not known.
  let screens: [String]?
  /// The sample; `nil` if it is not known.
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

  /// Puts a fault down if there is no such widget.
  func check(widget: String, at location: SourceLocation, _ collector: DiagnosticCollector) {
    guard let widgets, !widgets.contains(widget) else { return }
    collector.report(.unknownWidget(widget, meant: nearest(widget), widgets, at: location))
  }

  /// A widget, or a part of a list, by the longest widget identifier that fits.
  ///
  /// - Returns: The path; `nil` where a fault has been put down.
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
      let key = NearMiss.best(for: text, in: keys, limit: 1).first
      let meant = nearest(head).map { $0 + part.suffix }
      collector.report(.unknownWidget(text, meant: key ?? meant, keys + widgets, at: location))
      return nil
    }
    guard let part = WidgetPath.Part(suffix: text.dropFirst(widget.count)) else {
      let suffix = String(text.dropFirst(widget.count))
      let meant = NearMiss.best(for: suffix, in: [".count"], limit: 1).first.map { widget + $0 }
      collector.report(
        Diagnostic(
          "unknown-widget", at: location, "'\(suffix)' is no part of '\(widget)'",
          explanation: "A list has '.count' and rows such as '[0]'.",
          suggestion: meant.map { "did you mean '\($0)'?" }))
      return nil
    }
    return WidgetPath(widget: widget, part: part)
  }

  private func nearest(_ widget: String) -> String? {
    NearMiss.best(for: widget, in: widgets ?? [], limit: 1).first
  }
}

/// A widget, or a part of a list.
struct WidgetPath: Equatable {
  let widget: String
  let part: Part

  enum Part: Equatable {
    case whole
    case count
    case row(Int)
  }

  /// What stands before and after the place where a part seems to begin.
  static func split(_ text: String) -> (head: String, part: Part) {
    for start in text.indices.reversed() where text[start] == "." || text[start] == "[" {
      if let part = Part(suffix: text[start...]) { return (String(text[..<start]), part) }
    }
    return (text, .whole)
  }
}

extension WidgetPath.Part {
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
      "unknown-widget", at: location, "there is no widget '\(name)'",
      explanation: "Known are: \(known.joined(separator: ", ")).",
      suggestion: meant.map { "did you mean '\($0)'?" })
  }
}
