import Diagnostics
import Documents

/// Reads the entries of `steps`, selecting the verb by its word.
struct StepReader {
  let names: ScriptNames
  let collector: DiagnosticCollector

  /// Returns the valid steps; a missing or empty list is an error.
  func readAll(_ fields: Fields) -> [Step] {
    guard let value = fields.required("steps"), let entries = value.list(collector) else {
      return []
    }
    if entries.isEmpty {
      collector.report(
        Diagnostic(
          .emptySteps, at: value.location, "there are no steps",
          suggestion: "write an expectation of the first frame, such as '- expect: {screen: …}'"))
    }
    return entries.compactMap(read)
  }

  private func read(_ value: Value) -> Step? {
    switch value.content {
    case .scalar(let scalar) where scalar.isMissing:
      report(.emptyStep, at: value.location, "the step is empty", suggestion: nil)
      return nil
    case .scalar(let scalar): return word(scalar.text, value).map { Step($0, at: value.location) }
    case .sequence:
      collector.report(.wrongType(value, expected: "a step"))
      return nil
    case .mapping(let entries):
      return mapping(entries, value).map { Step($0, at: value.location) }
    }
  }

  private func word(_ text: String, _ value: Value) -> StepAction? {
    guard let verb = Verbs.verb(text) else {
      unknown(text, at: value.location)
      return nil
    }
    guard let alone = verb.alone else {
      report(
        .missingValue, at: value.location, "the step '\(text)' needs a value",
        suggestion: "write '- \(text): …'")
      return nil
    }
    return StepAction(alone)
  }

  private func mapping(_ entries: [MappingEntry], _ value: Value) -> StepAction? {
    let verbs = entries.compactMap { entry in
      Verbs.verb(entry.key).map { (verb: $0, entry: entry) }
    }
    guard let first = verbs.first else {
      if let entry = entries.first {
        unknown(entry.key, at: entry.keyLocation)
      } else {
        report(.emptyStep, at: value.location, "the step is empty", suggestion: nil)
      }
      return nil
    }
    let word = first.verb.word
    if verbs.count > 1 {
      let second = verbs[1]
      collector.report(
        Diagnostic(
          .twoSteps, at: second.entry.keyLocation,
          "one step contains both '\(word)' and '\(second.verb.word)'",
          suggestion: "begin a separate step with '- \(second.verb.word)'",
          notes: [DiagnosticNote(at: first.entry.keyLocation, "the first one is here")]))
      return nil
    }
    if first.verb.alone != nil {
      collector.report(needlessValue(word, first.entry, in: value))
      return nil
    }
    if first.verb.isOfServer {
      let location = first.entry.keyLocation
      guard names.allowServer(for: "the step '\(word)'", at: location, collector) else {
        return nil
      }
    }
    let read = value.decode(reportingTo: collector) { fields -> (any Verb)? in
      first.verb.read(StepFields(fields: fields, names: names))
    }
    return read?.map(StepAction.init)
  }

  /// Returns the diagnostic for a value after a word that takes none.
  ///
  /// It includes a replacement if the step has no braces and no other keys.
  private func needlessValue(
    _ word: String, _ entry: MappingEntry, in step: Value
  ) -> Diagnostic {
    var replacement: Replacement?
    if step.entries?.count == 1, step.location.range?.start == entry.keyLocation.range?.start,
      let key = entry.keyLocation.range, let value = entry.value.location.range,
      value.start < value.end, value.start.line == key.start.line
    {
      replacement = Replacement(
        file: entry.keyLocation.file, range: SourceRange(key.start, to: value.end),
        text: word)
    }
    return Diagnostic(
      .needlessValue, at: entry.keyLocation, "the step '\(word)' takes no value",
      suggestion: "write '- \(word)'", replacement: replacement)
  }

  private func unknown(_ word: String, at location: SourceLocation) {
    let known = Verbs.words.sorted()
    collector.report(
      Diagnostic(
        .unknownStep, at: location, "there is no step '\(word)'",
        explanation: "Known names: \(known.joined(separator: ", "))."
      )
      .suggesting(nearestTo: word, in: known))
  }

  private func report(
    _ id: DiagnosticID, at location: SourceLocation, _ message: String, suggestion: String?
  ) {
    collector.report(Diagnostic(id, at: location, message, suggestion: suggestion))
  }
}

/// The fields of a step, for the verb that reads them.
struct StepFields {
  let fields: Fields
  let names: ScriptNames

  var collector: DiagnosticCollector { fields.collector }

  /// Returns the text of a required key.
  func text(_ key: String) -> String? { fields.required(key)?.string(collector) }

  /// Returns the widget named by a required key.
  func widget(_ key: String) -> String? {
    guard let value = fields.required(key), let name = value.string(collector) else { return nil }
    names.check(widget: name, at: value.location, collector)
    return name
  }
}
