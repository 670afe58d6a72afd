import Diagrams
import Evidence
import Foundation
import Identifiers
import Metrics
import Scenarios
import Sequences
import SiteFiles
import Trace

/// The recorded taps of a sample in every pattern, for a page on which the sample can be tapped.
///
/// There is one for each screen and target. The page's script knows nothing of the sample: it
/// looks up the recorded tap that begins with the current screen, and shows the resulting one.
struct TapRecordings: Encodable {
  /// A pattern in which the sample was played.
  struct TappedPattern: Encodable {
    let id: PatternID
    /// The letters of its lanes, from the screen to the model.
    let lanes: [String]
    /// The distinct courses of its taps.
    var courses: [TapCourse] = []
  }

  /// A tap: the screen before it, the target, and the screen after it.
  struct Tap: Encodable {
    let before: Int
    let target: String
    let after: Int
    /// The index of its step in ``TapRecordings/steps``.
    let step: Int
    /// The indices of its courses, in the order of the patterns.
    let courses: [Int]
  }

  /// A step of a scenario: its title, and its anchor on the scenario's page.
  struct TapStep: Encodable, Hashable {
    let scenario: String
    let title: String
    let anchor: String
  }

  private(set) var patterns: [TappedPattern]
  /// The identifiers of the labels, in the order of a screen's texts.
  let labels: [String]
  /// The screens, as the texts of their labels.
  private(set) var screens: [[String]] = []
  private(set) var steps: [TapStep] = []
  private(set) var taps: [Tap] = []

  private enum CodingKeys: String, CodingKey {
    case patterns, labels, screens, steps, taps
  }

  private var screenNumbers: [[String]: Int] = [:]
  private var courseNumbers: [[TapCourse: Int]]
  private var known: Set<[Int]> = []
  private var targets: [String: Int] = [:]
}

extension TapRecordings {
  /// Collects the taps of a sample.
  ///
  /// - Parameters:
  ///   - played: The scenario whose screen is shown first; other scenarios contribute taps if they
  ///     have the same labels.
  ///   - scenarios: Everything that was played.
  ///   - facts: The facts from the sources, which determine what is folded.
  init(
    beginningWith played: PlayedScenario, in scenarios: PlayedScenarios,
    facts: ImplementationFacts
  ) {
    let patterns = scenarios.patterns(of: played.scenario.sample)
    let first = played.performances.first?.recording.frames.first
    labels = first.map { RecordedTap.labels($0).keys.sorted() } ?? []
    self.patterns = played.performances.map { performance in
      TappedPattern(
        id: performance.pattern,
        lanes: Set(performance.badges.map(\.participant.side)).sorted().map(\.letters))
    }
    courseNumbers = patterns.map { _ in [:] }
    let others = scenarios.of(sample: played.scenario.sample).filter {
      $0.scenario.id != played.scenario.id
    }
    for played in [played] + others where played.performances.map(\.pattern) == patterns {
      insert(played, facts)
    }
  }

  private mutating func insert(_ played: PlayedScenario, _ facts: ImplementationFacts) {
    let taps = played.performances.map { RecordedTap.all(in: $0.recording) }
    guard let first = taps.first, taps.allSatisfy({ $0.count == first.count }) else { return }
    let shownSteps = Dictionary(
      keepingFirst: played.shownSteps.map { ($0.number, $0) })
    for (index, tap) in first.enumerated() {
      guard tap.before.keys.sorted() == labels, let shownStep = shownSteps[tap.step],
        let before = number(of: tap.before), let after = number(of: tap.after),
        known.insert([before, targetNumber(tap.target)]).inserted
      else { continue }
      let step = TapStep(
        scenario: played.address, title: played.scenario.title, anchor: shownStep.ordinal.anchor)
      if steps.last != step { steps.append(step) }
      let courses = played.performances.indices.map { patternIndex in
        let performance = played.performances[patternIndex]
        let bookkeeping = facts[performance.implementation]?.bookkeeping ?? .none
        return number(
          of: TapCourse(taps[patternIndex][index], in: performance, folding: bookkeeping),
          at: patternIndex)
      }
      self.taps.append(
        Tap(
          before: before, target: tap.target, after: after, step: steps.count - 1,
          courses: courses))
    }
  }

  private mutating func number(of screen: RecordedTap.Labels) -> Int? {
    let texts = labels.compactMap { screen[$0] }
    guard texts.count == labels.count else { return nil }
    if let number = screenNumbers[texts] { return number }
    screenNumbers[texts] = screens.count
    screens.append(texts)
    return screens.count - 1
  }

  private mutating func targetNumber(_ target: String) -> Int {
    if let number = targets[target] { return number }
    targets[target] = targets.count
    return targets.count - 1
  }

  private mutating func number(of course: TapCourse, at pattern: Int) -> Int {
    if let number = courseNumbers[pattern][course] { return number }
    courseNumbers[pattern][course] = patterns[pattern].courses.count
    patterns[pattern].courses.append(course)
    return patterns[pattern].courses.count - 1
  }
}

extension TapRecordings {
  /// Returns the path of the file that a page loads, in the sample's folder.
  static func path(ofSample sample: SampleID) -> String {
    Address.path(Address.sample(sample)) + "taps.js"
  }

  /// Returns the taps as a classic script, since pages opened as files cannot fetch data.
  func file(ofSample sample: SampleID) -> OutputFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return OutputFile(
      path: Self.path(ofSample: sample), text: "\"use strict\";\nvar recordedTaps = \(json);\n")
  }
}

/// The messages caused by one tap in one pattern, drawn and counted; equal for most taps.
struct TapCourse: Hashable, Encodable {
  /// The number of calls, reads and writes between roles.
  let messages: Int
  /// The number of calls, reads and writes between a role and the screen.
  let toScreen: Int
  /// The number of deliveries by bindings from one participant to another.
  let notifications: Int
  let marks: Int
  /// The contour of the tap alone, as an `svg` element.
  let figure: String

  /// Creates the course of a tap, with the bookkeeping folded.
  init(
    _ tap: RecordedTap, in performance: PlayedScenario.PatternPerformance,
    folding bookkeeping: Bookkeeping
  ) {
    let log = performance.recording.log
    let sequence = StepSequence(
      Array(tap.events), badges: performance.badges, bindings: log.bindings, folding: bookkeeping)
    let contour = Contour([sequence], badges: performance.badges)
    marks = contour.length
    figure = contour.svg(length: contour.length)
    let sides = log.sides
    let routes = tap.events.filter { log.message($0) != nil }.map { event in
      MessageRoute(from: event.from.flatMap { sides[$0] }, to: event.to.flatMap { sides[$0] })
    }
    messages = routes.count { $0 == .betweenRoles }
    toScreen = routes.count { $0 == .toScreen }
    notifications = tap.events.count { $0.kind == .notify && $0.from != $0.to }
  }
}
