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
  /// The files that differ.
  package let files: [FileDifference]
  /// The steps that differ.
  package let steps: [StepDifference]
  /// Those of them that are shown unfolded: the first, that after which the screens differ, and
  /// that in which it is caught.
  package let telling: Set<Int>
  /// The screens of both after each step that both come to.
  package let screens: [ComparedScreens]
  /// The contours of both recordings, the right one first.
  package let contours: [Contour]
  package let caught: CaughtMistake
  /// The numbers of both recordings.
  private let right: RecordingFacts
  private let wrong: RecordingFacts
  /// The step in which the wrong one cannot go on, if there is one.
  package let stopped: PlayedScenario.ShownStep?
  /// The step in which a check of the scenario fails, as readers count; `nil` where all are met.
  package let caughtIn: PlayedScenario.ShownStep?

  /// The frames that both show after a step.
  package struct ComparedScreens: Sendable {
    package let shownStep: PlayedScenario.ShownStep
    package let right: Frame
    package let wrong: Frame

    /// The properties in which they differ.
    package var differences: [FrameDifference] { right.differences(from: wrong) }
  }

  /// The first screens that differ, if any do.
  package var differentScreens: ComparedScreens? { screens.first { $0.right != $0.wrong } }

  package var mistake: WrongImplementation { chosen.mistake }

  /// Compares what was played with what the right implementation did; `nil` if that was not played.
  init?(
    _ performed: PlayedWrongImplementation, text: TextOfKind<WrongImplementationHeader>,
    played: PlayedScenario, script: String, links: Links, sources: ExaminedSources
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
      return FileDifference(entry?.file, file, prefix: mistake.prefix)
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
  /// Returns a recording's facts during use of the app, as far as the wrong one came.
  package func interaction(_ facts: RecordingFacts) -> StepFacts {
    (stopped.map { facts.phases(through: $0.number) } ?? facts.phases)[.interaction]
  }

  /// That of the right one, and that of the wrong one.
  package var interactions: (right: StepFacts, wrong: StepFacts) {
    (interaction(right), interaction(wrong))
  }
}

extension ShownWrongImplementation.ComparedScreens {
  /// Creates the screens of both after a step; nothing where one of them did not come so far.
  fileprivate init?(_ shownStep: PlayedScenario.ShownStep, right: [Frame], wrong: [Frame]) {
    guard right.indices.contains(shownStep.last), wrong.indices.contains(shownStep.last)
    else { return nil }
    self.init(
      shownStep: shownStep, right: right[shownStep.last], wrong: wrong[shownStep.last])
  }
}

extension [ShownWrongImplementation] {
  /// Those that belong to one of some patterns.
  func narrowed(to patterns: [PatternID]) -> [ShownWrongImplementation] {
    filter { !Set($0.patterns).isDisjoint(with: patterns) }
  }

  /// The one that a text is of.
  package func of(_ text: ContentText) -> ShownWrongImplementation? {
    first { $0.text.name == text.name }
  }

  /// Those that are written in a pattern's manner, or that its texts says belong to it.
  package func of(pattern: PatternID) -> [ShownWrongImplementation] {
    filter { $0.patterns.contains(pattern) }
  }
}

extension ShownWrongImplementation {
  /// The patterns to which the mistake belongs, that in which it is written first.
  package var patterns: [PatternID] {
    let own = mistake.implementation.pattern
    return [own] + text.header.patterns.map { PatternID($0.text) }.filter { $0 != own }
  }

  package var address: String { Address.wrongImplementation(text.name) }

  package var summary: String { text.summary }
}

/// The checks' result for a wrong implementation, as the program prints it.
package struct CaughtMistake: Sendable {
  /// The diagnostics, as a terminal shows them; empty where a number alone tells.
  package let text: String
  /// The objects that outlive the app or its screen, in sentences.
  package let survivors: [String]
  /// The strong holds among them.
  package let holds: [HeldReference]

  /// Has a performance judged as every other one is, beside the right one's; `source` is the text
  /// of the scenario's file.
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
  /// The same under another name, so that messages say whose it is.
  fileprivate func renamed(_ name: PatternID) -> Recording {
    Recording(
      scenario: scenario, sample: sample, pattern: name, log: log, frames: frames,
      verdicts: verdicts, failures: failures, leak: leak)
  }
}
