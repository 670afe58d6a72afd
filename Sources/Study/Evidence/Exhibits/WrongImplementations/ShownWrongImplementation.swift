import Comparison
import Diagrams
import Documents
package import Exhibits
package import HeadlessUI
import Identifiers
package import Metrics
import Sequences
import Samples
package import Scenarios
package import StaticSite
import Trace

/// A wrong implementation beside the right one: code, recordings, screens, and what catches it.
package struct ShownWrongImplementation: Sendable {
  package let text: TextOfKind<WrongImplementationHeader>
  package let chosen: ChosenWrongImplementation
  package let play: Play
  /// The files that differ.
  package let files: [FileDifference]
  /// The steps that differ.
  package let steps: [StepDifference]
  /// Those of them that are shown unfolded: the first, that after which the screens differ, and
  /// that in which it is caught.
  package let telling: Set<Int>
  /// The first screens that differ, if any do.
  package let screens: Screens?
  package let caught: CaughtMistake
  /// The numbers of both recordings.
  private let right: RecordingFacts
  private let wrong: RecordingFacts
  /// The step in which the wrong one cannot go on, if there is one.
  package let stopped: Play.Bar?

  /// The frames that both show after a step.
  package struct Screens: Sendable {
    package let bar: Play.Bar
    package let right: Frame
    package let wrong: Frame
    package let differences: [FrameDifference]
  }

  package var fault: WrongImplementation { chosen.fault }

  /// Compares what was played with what the right implementation did; `nil` if that was not played.
  ///
  /// - Parameters:
  ///   - played: What the wrong implementation did.
  ///   - text: What is written of it.
  ///   - play: The scenario, as all patterns performed it.
  ///   - script: The text of the scenario's file.
  ///   - links: Where the lines of the right implementation's source are shown.
  ///   - sources: All sources.
  ///   - library: Those of the wrong implementations, parsed.
  init?(
    _ played: PlayedWrongImplementation, text: TextOfKind<WrongImplementationHeader>,
    play: Play, script: String, links: Links,
    sources: ExaminedSources, library: SourceLibrary
  ) {
    let fault = played.chosen.fault
    let id = fault.implementation.id
    guard let part = play.parts.first(where: { $0.implementation == id }) else { return nil }
    self.text = text
    chosen = played.chosen
    self.play = play
    right = part.facts
    wrong = RecordingFacts(played.unjudged.log)
    let hasStopped = played.unjudged.frames.count < part.recording.frames.count
    stopped =
      hasStopped ? play.bars.first { $0.last >= played.unjudged.frames.count - 1 } : nil
    caught = CaughtMistake(
      played, right: part.recording, source: script, libraries: [library, sources.library])
    let shelf = sources.code[id]
    files = sources.wrong.filter { $0.path.hasPrefix(fault.folder + "/") }.map { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      let copied = name.replacing(fault.prefix, with: "")
      let entry = shelf.all.first { $0.fileName == copied }
      return FileDifference(entry?.file, file, prefix: fault.prefix)
    }
    .filter { !$0.stretches.isEmpty }
    screens =
      play.bars.lazy.compactMap { bar in
        Screens(bar, right: part.recording.frames, wrong: played.unjudged.frames)
      }.first
    let machinery = shelf.machinery.map(\.fileName)
    let copied = Bookkeeping(
      library.files.filter { file in machinery.contains { file.path.hasSuffix("/\($0)") } })
    let lists = (
      right: MessageList(
        part.recording.log, prefix: fault.prefix,
        folding: sources.facts[id]?.bookkeeping ?? .none),
      wrong: MessageList(played.unjudged.log, prefix: fault.prefix, folding: copied)
    )
    steps = play.barsWithClosing.map { bar in
      StepDifference(bar, lists.right, lists.wrong) { links.source(of: $0, in: id) }
    }
    .filter { !$0.isEmpty }
    let end = played.judged.failure?.step ?? 0
    let numbers = steps.map(\.bar.number)
    telling = Set(
      [numbers.first, screens?.bar.number, numbers.last { $0 <= end }].compactMap(\.self))
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

extension ShownWrongImplementation.Screens {
  /// Creates the screens of both after a step, if they differ; nothing where one of them did not
  /// come so far.
  fileprivate init?(_ bar: Play.Bar, right: [Frame], wrong: [Frame]) {
    guard right.indices.contains(bar.last), wrong.indices.contains(bar.last),
      right[bar.last] != wrong[bar.last]
    else { return nil }
    self.init(
      bar: bar, right: right[bar.last], wrong: wrong[bar.last],
      differences: right[bar.last].differences(from: wrong[bar.last]))
  }
}
