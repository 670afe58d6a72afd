import Catalogue
import Diagnostics
import HeadlessUI
import Identifiers
import Samples
import Scenarios

/// The first screen of a sample, and the changes of the first tap.
///
/// They are the beginning of a scenario.
@MainActor
struct FirstScreen {
  /// The first screen's widgets.
  let widgets: [String]
  /// Steps that hold of it, as a script writes them.
  let steps: [String]
  /// The number of things that these steps expect.
  let expectations: Int

  /// Opens a sample, in its first pattern, and taps the first button that can be used.
  ///
  /// - Parameter sample: The sample's identifier.
  /// - Throws: Why it cannot be played.
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

  /// The screen, the alert, and the texts that can be seen; later only those that have changed.
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
  /// That a text is somewhere, in a script that is nowhere yet.
  fileprivate init(_ key: String, _ subject: Subject, _ text: String) {
    self.init(
      key: key, subject: subject, wanted: .text(text),
      at: SourceLocation(file: "first-look.md"))
  }
}
