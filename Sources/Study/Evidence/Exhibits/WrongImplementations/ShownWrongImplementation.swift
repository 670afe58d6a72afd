import Comparison
package import Diagrams
import Documents
package import Exhibits
package import HeadlessUI
import Identifiers
package import Metrics
import Samples
package import Scenarios
import Sequences
package import StaticSite
import Trace

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
  ///
  /// - Parameters:
  ///   - performed: What the wrong implementation did.
  ///   - text: What is written of it.
  ///   - played: The scenario, as all patterns performed it.
  ///   - script: The text of the scenario's file.
  ///   - links: Where the lines of the right implementation's source are shown.
  ///   - sources: All sources.
  ///   - library: Those of the wrong implementations, parsed.
  init?(
    _ performed: PlayedWrongImplementation, text: TextOfKind<WrongImplementationHeader>,
    played: PlayedScenario, script: String, links: Links,
    sources: ExaminedSources, library: SourceLibrary
  ) {
    let mistake = performed.chosen.mistake
    let id = mistake.implementation.id
    guard let performance = played.performances.first(where: { $0.implementation == id }) else {
      return nil
    }
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
