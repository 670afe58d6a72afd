import Diagnostics
package import Diagrams
import Documents
package import Exhibits
package import HeadlessUI
package import Identifiers
package import Metrics
import Samples
package import Scenarios
package import StaticSite
package import Trace

/// A wrong implementation beside the right one: code, recordings, screens, and what catches it.
package struct ShownWrongImplementation: Sendable {
  package let text: TextOfKind<WrongImplementationHeader>
  package let chosen: ChosenWrongImplementation
  package let played: PlayedScenario
  package let files: [FileDifference]
  package let steps: [StepDifference]
  /// The steps that are shown unfolded: the first that differs, the first after which the screens
  /// differ, and the one in which the mistake is caught.
  package let telling: Set<Int>
  /// The screens of both after each step that both perform.
  package let screens: [ComparedScreens]
  /// The contours of both recordings, the right one first.
  package let contours: [Contour]
  package let caught: CaughtMistake
  /// The metrics of both recordings.
  private let right: RecordingFacts
  private let wrong: RecordingFacts
  /// The step in which the wrong implementation cannot continue, if there is one.
  package let stopped: PlayedScenario.ShownStep?
  /// The step in which a check of the scenario fails, as numbered for readers, if one does.
  package let caughtIn: PlayedScenario.ShownStep?

  /// The frames of both after a step.
  package struct ComparedScreens: Sendable {
    package let shownStep: PlayedScenario.ShownStep
    package let right: Frame
    package let wrong: Frame

    /// The properties in which they differ.
    package var differences: [FrameDifference] { right.differences(from: wrong) }
  }

  /// The first screens that differ, if there are any.
  package var differentScreens: ComparedScreens? { screens.first { $0.right != $0.wrong } }

  package var mistake: WrongImplementation { chosen.mistake }

  /// Compares a wrong implementation with the right one; `nil` if the right one was not played.
  init?(
    _ performed: PlayedWrongImplementation, text: TextOfKind<WrongImplementationHeader>,
    played: PlayedScenario, script: String, links: Links, sources: ExaminedSources,
    keptIn store: ResultStore
  ) {
    let mistake = performed.chosen.mistake
    let id = mistake.implementation.id
    guard let performance = played.performances.first(where: { $0.implementation == id }) else {
      return nil
    }
    let library = sources.wrongLibrary
    self.text = text
    chosen = performed.chosen
    self.played = played
    right = performance.facts
    wrong = RecordingFacts(performed.unjudged.log)
    let hasStopped = performed.unjudged.frames.count < performance.recording.frames.count
    stopped =
      hasStopped ? played.shownSteps.first { $0.last >= performed.unjudged.frames.count - 1 } : nil
    caught = CaughtMistake(
      performed, right: performance.recording, source: script,
      libraries: [library, sources.library])
    let shelf = sources.code[id]
    files = sources.wrong.filter { $0.path.hasPrefix(mistake.folder + "/") }.map { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      let copied = name.replacing(mistake.prefix, with: "")
      let entry = shelf.all.first { $0.fileName == copied }
      return FileDifference(entry?.file, file, prefix: mistake.prefix, keptIn: store)
    }
    .filter { !$0.stretches.isEmpty }
    let screens = played.shownSteps.compactMap { shownStep in
      ComparedScreens(
        shownStep, right: performance.recording.frames, wrong: performed.unjudged.frames)
    }
    self.screens = screens
    let machinery = shelf.machinery.map(\.fileName)
    let copied = Bookkeeping(
      library.files.filter { file in machinery.contains { file.path.hasSuffix("/\($0)") } })
    let stepNumbers = played.stepsWithClosing.map(\.number)
    contours = [
      performance,
      PlayedScenario.PatternPerformance(performed.unjudged, contract: nil, bookkeeping: copied),
    ].map { performance in Contour(stepNumbers.map(performance.sequence)) }
    let lists = (
      right: MessageList(
        performance.recording.log, prefix: mistake.prefix,
        folding: sources.facts[id]?.bookkeeping ?? .none),
      wrong: MessageList(performed.unjudged.log, prefix: mistake.prefix, folding: copied)
    )
    steps = played.stepsWithClosing.map { shownStep in
      StepDifference(shownStep, lists.right, lists.wrong) { links.source(of: $0, in: id) }
    }
    .filter { !$0.isEmpty }
    let failed = performed.judged.failuresOfSteps.first?.step
    caughtIn = failed.flatMap { step in played.shownSteps.last { $0.number <= step } }
    let numbers = steps.map(\.shownStep.number)
    let end = performed.judged.failure?.step ?? 0
    let different = screens.first { $0.right != $0.wrong }
    telling = Set(
      [numbers.first, different?.shownStep.number, numbers.last { $0 <= end }].compactMap(\.self))
  }
}

extension ShownWrongImplementation {
  /// Returns the interaction's facts, up to the step that the wrong implementation reached.
  package func interaction(_ facts: RecordingFacts) -> StepFacts {
    (stopped.map { facts.phases(through: $0.number) } ?? facts.phases)[.interaction]
  }

  /// The interaction facts of both.
  package var interactions: (right: StepFacts, wrong: StepFacts) {
    (interaction(right), interaction(wrong))
  }
}

extension ShownWrongImplementation.ComparedScreens {
  /// Creates the screens of both after a step; `nil` if one of them did not get that far.
  fileprivate init?(_ shownStep: PlayedScenario.ShownStep, right: [Frame], wrong: [Frame]) {
    guard right.indices.contains(shownStep.last), wrong.indices.contains(shownStep.last)
    else { return nil }
    self.init(
      shownStep: shownStep, right: right[shownStep.last], wrong: wrong[shownStep.last])
  }
}

extension [ShownWrongImplementation] {
  /// The wrong implementations that belong to any of some patterns.
  func narrowed(to patterns: [PatternID]) -> [ShownWrongImplementation] {
    filter { !Set($0.patterns).isDisjoint(with: patterns) }
  }

  /// Returns the wrong implementation that a text describes.
  package func of(_ text: ContentText) -> ShownWrongImplementation? {
    first { $0.text.name == text.name }
  }

  /// Returns those that are written in a pattern's style, or whose texts name the pattern.
  package func of(pattern: PatternID) -> [ShownWrongImplementation] {
    filter { $0.patterns.contains(pattern) }
  }
}

extension ShownWrongImplementation {
  /// The patterns to which the mistake belongs, beginning with the one in which it is written.
  package var patterns: [PatternID] {
    let own = mistake.implementation.pattern
    return [own] + text.header.patterns.map { PatternID($0.text) }.filter { $0 != own }
  }

  package var address: String { Address.wrongImplementation(text.name) }

  package var summary: String { text.summary }
}

/// The result of checking a wrong implementation, as the program prints it.
package struct CaughtMistake: Sendable {
  /// The diagnostics as a terminal shows them; empty if only a number reveals the mistake.
  package let text: String
  /// The objects that outlive the app or their screen, as sentences.
  package let survivors: [String]
  /// The strong references among them.
  package let holds: [HeldReference]

  /// Judges a performance like any other, beside the right one; `source` is the scenario's text.
  init(
    _ played: PlayedWrongImplementation, right: Recording, source: String,
    libraries: [SourceLibrary]
  ) {
    let recording = played.judged.renamed(PatternID(played.chosen.mistake.id))
    let leaks = LeakVerification(recordings: [recording], libraries: libraries)
    let found: [Diagnostic] =
      switch played.chosen.check {
      case .expectation, .refusal:
        recording.failures.map { $0.diagnostic(pattern: recording.pattern) }
      case .frame:
        [Disagreement.first(among: [right, recording])?.diagnostic(in: played.chosen.scenario)]
          .compactMap(\.self)
      case .leak, .survival:
        recording.failuresOfSteps.map { $0.diagnostic(pattern: recording.pattern) }
          + leaks.diagnostics
      case .redundancy: []
      }
    text = TextRenderer { $0 == played.chosen.scenario.file ? source : nil }.render(found)
    survivors =
      recording.leak?.participants
      ?? recording.log.violations().filter { $0.invariant == LeakVerification.invariant }
      .map(\.sentence)
    holds = recording.leak?.holds.filter { !leaks.isWeak($0) } ?? []
  }
}

extension Recording {
  /// Returns the recording under another name, so that messages name the wrong implementation.
  fileprivate func renamed(_ name: PatternID) -> Recording {
    Recording(
      scenario: scenario, sample: sample, pattern: name, log: log, frames: frames,
      verdicts: verdicts, failures: failures, leak: leak)
  }
}
