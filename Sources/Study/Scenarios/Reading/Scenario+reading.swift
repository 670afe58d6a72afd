public import Diagnostics
public import Documents
import Identifiers
public import Samples

extension Scenario {
  /// Reads a scenario from the front matter of its file; throws every error in it, in order.
  public static func read(
    _ frontMatter: Value, samples: [SampleDescription]
  ) throws(DiagnosticError) -> Scenario {
    let collector = DiagnosticCollector()
    let file = frontMatter.location.file
    let name = TextFileName.bare(file)
    if let reason = ScenarioID.reservedNames[name] {
      collector.report(
        Diagnostic(
          .reservedName, at: SourceLocation(file: file),
          "a scenario cannot be named '\(name)'", explanation: reason,
          suggestion: "choose another name for the file"))
    }
    let scenario = frontMatter.decode(reportingTo: collector) { fields in
      Scenario(reading: fields, samples)
    }
    try collector.throwErrors()
    guard let scenario else { throw DiagnosticError([]) }
    return scenario
  }

  private init(reading fields: Fields, _ samples: [SampleDescription]) {
    let title = fields.string("title")
    let id = fields.required("sample")?
      .choice(of: samples.map(\.id.description).sorted(), fields.collector).map(SampleID.init)
    let sample = samples.first { $0.id == id }
    let summary = fields.string("summary")
    let topics = fields.choices("topics", of: ScenarioTopic.self)
    let setup = sample.setup(fields)
    let names = ScriptNames(sample: sample, setup: setup)
    let server = fields.optional("server").flatMap { value in
      names.allowServer(for: "'server'", at: value.location, fields.collector)
        ? ServerMode.read(value, fields.collector) : nil
    }
    let steps = StepReader(names: names, collector: fields.collector).readAll(fields)
    let expectations = fields.optionalInt("expectations", in: 0...100_000)
    _ = fields.optionalList("uncounted")
    self.init(
      file: fields.value.location.file, title: title, sample: id ?? "", summary: summary,
      topics: topics, server: server ?? .standard, setup: setup ?? [:], steps: steps,
      declaredExpectations: expectations)
    checkExpectations(fields)
  }

  /// Checks the declared number of expectations, because every pattern passes if one gets lost.
  private func checkExpectations(_ fields: Fields) {
    let count = expectationCount
    guard let declared = declaredExpectations, declared != count, !fields.collector.hasErrors else {
      return
    }
    fields.report(
      .expectationCount, at: "expectations",
      "the scenario has \(count.counted("expectation")), but declares \(declared)",
      explanation: "This number detects an expectation that was lost by mistake.",
      suggestion: declared > count
        ? "restore what is missing, or write 'expectations: \(count)' if it was removed on purpose"
        : "write 'expectations: \(count)'")
  }
}

extension ServerMode {
  static func read(_ value: Value, _ collector: DiagnosticCollector) -> ServerMode? {
    guard let text = value.string(collector) else { return nil }
    switch text {
    case "manual": return .manual
    case "immediate": return .immediate
    default:
      if let latency = Seconds.milliseconds(text) { return .latency(milliseconds: latency) }
      let diagnostic = Diagnostic(
        .wrongType, at: value.location,
        "expected manual, immediate or a latency, found '\(text)'")
      collector.report(
        Seconds.meant(by: text).map { diagnostic.replacing(text, with: $0) }
          ?? diagnostic.suggesting(nearestTo: text, in: ["manual", "immediate"]))
      return nil
    }
  }
}

extension SampleDescription? {
  /// Reads `setup` with the sample's keys and bounds; `nil` if it is invalid or the sample
  /// unknown.
  fileprivate func setup(_ fields: Fields) -> [String: Int]? {
    let value = fields.optional("setup")
    guard let sample = self else { return nil }
    guard let value else { return [:] }
    let found = DiagnosticCollector()
    let values = value.decode(reportingTo: found) { fields in
      sample.setup.reduce(into: [:]) { values, key in
        values[key.name] = fields.optionalInt(key.name, in: key.bounds)
      }
    }
    fields.collector.report(contentsOf: found.diagnostics)
    guard !found.hasErrors, let values else { return nil }
    do throws(SetupError) {
      _ = try sample.widgets(values)
      return values
    } catch {
      fields.collector.report(
        Diagnostic(
          .outOfBounds, at: value[error.key]?.location ?? value.location,
          "\(error.key) must be \(error.expected)"))
      return nil
    }
  }
}
