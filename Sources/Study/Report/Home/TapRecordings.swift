import Diagrams
import Evidence
import Foundation
import Identifiers
import Metrics
import Scenarios
import Sequences
import SiteFiles
import Trace

/// Every recorded tap of a sample in every pattern, for a page on which the sample can be tapped.
///
/// The page's script knows nothing of the sample: it looks up which recorded tap begins with what
/// is on the screen, and shows what that one left.
struct TapRecordings: Encodable {
  /// A pattern in which the sample was played.
  struct TappedPattern: Encodable {
    let id: PatternID
    /// The letters of its lanes, from the screen to the model.
    let lanes: [String]
    /// The courses that its taps set off, each once.
    var courses: [TapCourse] = []
  }

  /// A tap: what was on the screen, what was tapped, what was on the screen then.
  struct Tap: Encodable {
    let before: Int
    let target: String
    let after: Int
    /// The number of the step that it is in, among ``TapRecordings/steps``.
    let step: Int
    /// The numbers of its courses, in the order of the patterns.
    let courses: [Int]
  }

  /// A step of a scenario: what it is called, and its anchor on a scenario's page.
  struct TapStep: Encodable, Hashable {
    let scenario: String
    let title: String
    let anchor: String
  }

  private(set) var patterns: [TappedPattern]
  /// The labels' identifiers, in the order of the texts of a screen.
  let labels: [String]
  /// Screens, as the texts of the labels.
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
  /// The taps of a sample.
  ///
  /// - Parameters:
  ///   - played: The scenario whose screen is shown first; taps of others count where they have the
  ///     same labels.
  ///   - scenarios: All that was played.
  ///   - facts: What the sources say, which decides what is folded.
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
  /// The file that a page loads, below the sample's folder.
  static func path(ofSample sample: SampleID) -> String {
    Address.path(Address.sample(sample)) + "taps.js"
  }

  /// The taps as a classic script, since pages that are opened as files can load nothing else.
  func file(ofSample sample: SampleID) -> OutputFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return OutputFile(
      path: Self.path(ofSample: sample), text: "\"use strict\";\nvar recordedTaps = \(json);\n")
  }
}

/// The course that one tap sets off in one pattern, drawn and counted; equal for most taps.
struct TapCourse: Hashable, Encodable {
  /// Calls, reads and writes between roles.
  let messages: Int
  /// Those between a role and the screen.
  let toScreen: Int
  /// Deliveries of bindings from one participant to another.
  let notifications: Int
  /// The number of marks in the figure.
  let marks: Int
  /// The contour of the tap alone, as an `svg` element.
  let figure: String

  /// Creates the course that a tap sets off.
  ///
  /// - Parameters:
  ///   - tap: The tap.
  ///   - performance: The recording that it is in.
  ///   - bookkeeping: What is folded.
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
