import ArgumentParser
import Catalogue
import Diagnostics
import Documents
import HeadlessUI
import Identifiers
import Samples
import Scenarios
import Starters

/// Creates a scenario.
struct NewScenarioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Starts a scenario that every pattern passes.")

  @Argument(help: "The sample and the scenario's name, such as tally-counter/three-taps.")
  var name: String

  @OptionGroup var options: ContentOptions

  @MainActor
  func run() async throws {
    try await reportingDiagnostics {
      try Reports.requireCounterpoint(in: options.content)
      let (sample, name) = try names()
      let look = try FirstScreen(at: sample.id)
      let point = StartingPoint.scenario(
        name, of: sample.id.description, setup: sample.setup.map { "\($0.name): \($0.standard)" },
        steps: look.steps, expectations: look.expectations, widgets: look.widgets,
        content: options.content)
      let file = point.files.first?.path ?? ""
      try NewCommandOutput(
        point: point,
        next: [
          ("\(NewCommandOutput.program) perform \(file)", "plays it on every pattern"),
          ("\(NewCommandOutput.program) check", "checks everything"),
        ]
      ).write()
    }
  }

  @MainActor
  private func names() throws(DiagnosticError) -> (SampleDescription, StarterName) {
    let parts = options.inside(name, "scenarios/").split(
      separator: "/", omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 2 else {
      throw DiagnosticError(
        .wrongName, "'\(name)' does not name a sample and a scenario",
        explanation:
          "The samples are \(SampleDescription.all.map(\.id).joined(separator: ", ")).",
        suggestion: "write it as 'tally-counter/three-taps'")
    }
    let collector = DiagnosticCollector()
    let sample = collector.collect(try Choices.samples([parts[0]]))
    let bare = TextFileName.withoutEnding(parts[1])
    let name = collector.collect(try StarterName(bare, of: "scenario", mayBeginWithDigit: true))
    if let name, let reason = ScenarioID.reservedNames[name.id] {
      collector.report(
        Diagnostic(
          .wrongName, "'\(name.id)' cannot be the name of a scenario", explanation: reason,
          suggestion: "choose another name"))
    }
    try collector.throwErrors()
    guard let sample = sample?.first, let name else { throw DiagnosticError([]) }
    return (sample, name)
  }
}

/// The first screen of a sample and the effects of a first tap, with which a new scenario begins.
@MainActor
struct FirstScreen {
  /// The identifiers of the first screen's widgets.
  let widgets: [String]
  /// Steps that pass, as lines of a script.
  let steps: [String]
  /// The number of expectations in the steps.
  let expectations: Int

  /// Opens a sample in its first pattern, and taps the first enabled button.
  init(at sample: SampleID) throws(DiagnosticError) {
    let opened = try Self.frame(of: sample, after: [])
    widgets = opened.widgets.map(\.identifier)
    var actions: [StepAction] = [.expect(Self.expectations(of: opened, since: nil))]
    if let button = opened.widgets.first(where: { $0.kind == .button && $0.isEnabled == true }) {
      let tap = StepAction.tap(widget: button.identifier, times: 1)
      let tapped = try Self.frame(of: sample, after: [tap])
      actions += [tap, .expect(Self.expectations(of: tapped, since: opened))]
    }
    steps = actions.flatMap(\.lines)
    expectations = actions.reduce(0) { $0 + ($1.expectations?.count ?? 0) }
  }

  private static let nowhere = SourceLocation(file: "first-look.md")

  private static func frame(
    of sample: SampleID, after actions: [StepAction]
  ) throws(DiagnosticError) -> Frame {
    guard let implementation = Implementation.all(of: sample).first else { return .none }
    let scenario = Scenario(
      file: nowhere.file, title: "", sample: sample, summary: "",
      steps: actions.map { Step($0, at: nowhere) })
    let recording = Performance.play(scenario, on: implementation, isRecorded: false)
    guard recording.passed else {
      throw DiagnosticError(
        recording.failures.map { $0.diagnostic(pattern: implementation.pattern) })
    }
    return recording.frames.last ?? .none
  }

  /// Returns expectations of screen, alert and visible texts; with `old`, only of changed texts.
  private static func expectations(of frame: Frame, since old: Frame?) -> [Expectation] {
    let screen = frame.screen.map { Expectation("screen", .frame(.screen), $0) }
    let alert = frame.alert.map { Expectation("alert", .frame(.alert), $0.message) }
    let texts = frame.widgets.compactMap { widget -> Expectation? in
      let name = widget.identifier
      guard let text = widget.text, text != old?[name]?.text else { return nil }
      return Expectation(name, .widget(name), text)
    }
    return [screen, alert].compactMap(\.self) + texts
  }
}

extension Expectation {
  /// Creates an expectation of a text, in a script that has no file yet.
  fileprivate init(_ key: String, _ subject: Subject, _ text: String) {
    self.init(
      key: key, subject: subject, wanted: .text(text),
      at: SourceLocation(file: "first-look.md"))
  }
}
