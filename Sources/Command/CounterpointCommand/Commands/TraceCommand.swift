import ArgumentParser
import Catalogue
import Diagnostics
import Evidence
import Exhibits
import Identifiers
import Samples
import Scenarios
import Trace

/// Prints the trace of one scenario on a pattern or a variant.
struct TraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Prints the trace of one scenario on one pattern.")

  @Argument(help: "The sample, such as tally-counter.", completion: .samples)
  var sample: String

  @Argument(
    help: "The pattern, such as passive-mvp, or a variant that list names.",
    completion: .patternsAndVariants)
  var pattern: String

  @Argument(
    help: "The scenario: one-tap, tally-counter/one-tap, or the path of a file.",
    completion: .scenarios)
  var scenario: String

  @OptionGroup var options: ContentOptions

  @Option(help: "The format of the trace.")
  var format = Format.text

  /// The formats of a trace.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, mermaid, plantuml, chrome, appmap, opentelemetry, svg
  }

  @MainActor
  func run() async throws {
    try await reportingDiagnostics(format == .json ? .json : .text) {
      let recording = try play()
      let title = TraceTitle(sample: sample, pattern: pattern, scenario: recording.scenario)
      try write(recording, title)
      if recording.passed { return }
      Console.report(recording.failures.map { $0.diagnostic(pattern: PatternID(pattern)) })
      throw ExitCode.failure
    }
  }

  @MainActor
  private func play() throws(DiagnosticError) -> Recording {
    try checkOrder()
    let collector = DiagnosticCollector()
    let samples = collector.collect(try Choices.samples([sample]))
    let variant = Variant.all.first { $0.id == pattern }
    if variant == nil { collector.collect(try Choices.patterns([pattern])) }
    // The scenario can be looked up only if the sample is known.
    let script =
      samples == nil
      ? nil
      : collector.collect(
        try ScenarioFiles.find(scenario, of: SampleID(sample), in: options.content))
    try collector.throwErrors()
    if let script, let variant {
      try Choices.check(variant, fits: script)
      return Performance.play(script, on: variant.implementation)
    }
    guard let script,
      let implementation = try Choices.implementations(
        of: script.sample, in: [PatternID(pattern)]
      ).first
    else { throw DiagnosticError([]) }
    return Performance.play(script, on: implementation)
  }

  /// Throws if the three arguments are in another order.
  @MainActor
  private func checkOrder() throws(DiagnosticError) {
    let words = [sample, pattern, scenario]
    guard let first = words.firstIndex(where: Choices.isSample),
      let second = words.firstIndex(where: Choices.isPatternOrVariant),
      let third = words.indices.first(where: { $0 != first && $0 != second }),
      (first, second) != (0, 1)
    else { return }
    throw DiagnosticError(
      Choices.wrongOrder(
        "'\(words[first])' is a sample, and '\(words[second])' is a pattern or variant",
        ["trace", words[first], words[second], words[third]]))
  }

  private func write(_ recording: Recording, _ title: TraceTitle) throws {
    let log = ExportedLog(recording.log, title, closing: recording.closingStep)
    let trace =
      switch format {
      case .json:
        try TraceDocument(title, recording.log, frames: recording.frames).json()
      case .text: TraceFormat.text.render(log)
      case .mermaid: TraceFormat.mermaid.render(log)
      case .plantuml: TraceFormat.plantUML.render(log)
      case .chrome: TraceFormat.chrome.render(log)
      case .appmap: TraceFormat.appMap.render(log)
      case .opentelemetry: TraceFormat.openTelemetry.render(log)
      case .svg: SequencePicture.svg(of: recording)
      }
    Console.say(trace.hasSuffix("\n") ? String(trace.dropLast()) : trace)
  }
}
