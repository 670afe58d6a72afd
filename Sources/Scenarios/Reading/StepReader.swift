import Diagnostics
import Documents

/// Reads the entries of `steps`, each by the word that it begins with.
struct StepReader {
  let names: Names
  let collector: DiagnosticCollector

  /// All steps that are without fault; a list that is missing or empty is one.
  func readAll(_ fields: Fields) -> [Step] {
    guard let value = fields.required("steps"), let entries = value.list(collector) else {
      return []
    }
    if entries.isEmpty {
      collector.report(
        Diagnostic(
          "empty-steps", at: value.location, "there are no steps",
          suggestion: "expect something of the first frame, for instance '- expect: {screen: …}'"))
    }
    return entries.compactMap(read)
  }

  private func read(_ value: Value) -> Step? {
    switch value.content {
    case .scalar(let scalar) where scalar.isMissing:
      report("empty-step", at: value.location, "the step is empty", suggestion: nil)
      return nil
    case .scalar(let scalar): return word(scalar.text, value).map { Step($0, at: value.location) }
    case .sequence:
      collector.report(.wrongType(value, expected: "a step"))
      return nil
    case .mapping(let entries):
      return mapping(entries, value).map { Step($0, at: value.location) }
    }
  }

  private func word(_ text: String, _ value: Value) -> Step.Action? {
    switch Verb(rawValue: text) {
    case .open: return .open
    case .leave: return .leave
    case .back: return .back
    case .some(let verb):
      report(
        "missing-value", at: value.location, "the step '\(verb.rawValue)' says nothing more",
        suggestion: "write '- \(verb.rawValue): …'")
    case nil: unknown(text, at: value.location)
    }
    return nil
  }

  private func mapping(_ entries: [Value.Entry], _ value: Value) -> Step.Action? {
    let verbs = entries.compactMap { entry in
      Verb(rawValue: entry.key).map { (verb: $0, entry: entry) }
    }
    guard let first = verbs.first else {
      if let entry = entries.first {
        unknown(entry.key, at: entry.keyLocation)
      } else {
        report("empty-step", at: value.location, "the step is empty", suggestion: nil)
      }
      return nil
    }
    if verbs.count > 1 {
      let second = verbs[1]
      report(
        "two-steps", at: second.entry.keyLocation,
        "one step says '\(first.verb.rawValue)' and '\(second.verb.rawValue)'",
        suggestion: "begin a step of its own with '- \(second.verb.rawValue)'")
      return nil
    }
    if first.verb.standsAlone {
      report(
        "needless-value", at: first.entry.keyLocation,
        "the step '\(first.verb.rawValue)' says nothing more",
        suggestion: "write '- \(first.verb.rawValue)'")
      return nil
    }
    if first.verb.isOfServer {
      let word = "the step '\(first.verb.rawValue)'"
      guard names.allowServer(for: word, at: first.entry.keyLocation, collector) else {
        return nil
      }
    }
    return value.decode(reportingTo: collector) { fields in
      ActionReader(fields: fields, names: names).read(first.verb)
    } ?? nil
  }

  private func unknown(_ word: String, at location: SourceLocation) {
    let known = Verb.allCases.map(\.rawValue).sorted()
    collector.report(
      Diagnostic(
        "unknown-step", at: location, "there is no step '\(word)'",
        explanation: "Known are: \(known.joined(separator: ", ")).",
        suggestion: NearMiss.suggestion(for: word, in: known)))
  }

  private func report(
    _ id: String, at location: SourceLocation, _ message: String, suggestion: String?
  ) {
    collector.report(Diagnostic(id, at: location, message, suggestion: suggestion))
  }
}
