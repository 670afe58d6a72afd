package import Diagrams
package import Evidence
import Sequences
package import SiteTemplates
package import Trace

/// The lane of each participant and each side, from 0.
///
/// A site has hundreds of thousands of rows, so they name the lanes of sides by classes of one
/// letter and a number: `g` for the side that acts and `h` for the one acted on. The lanes of
/// objects are not written; `scenario.js`, which offers that level, finds the objects in the rows'
/// sentences.
package struct SideLanes {
  private let objects: [Participant.ID: Int]
  private let sides: [Side: Int]
  private let badged: BadgedParticipants

  /// Creates the lanes of a step.
  ///
  /// - Parameters:
  ///   - sequence: The step; each of its participants has a lane.
  ///   - performance: The performance of the whole scenario; each of its sides has a lane in every
  ///     step.
  init(_ sequence: StepSequence, in performance: PlayedScenario.PatternPerformance) {
    self.init(sequence, sides: performance.sides, badged: performance.badged)
  }

  /// Creates the lanes of a step of any recording.
  ///
  /// - Parameters:
  ///   - sequence: The step; each of its participants has a lane.
  ///   - sides: The sides that have a lane, from the screen to the model.
  ///   - badged: The participants of the whole recording.
  package init(_ sequence: StepSequence, sides: [Side], badged: BadgedParticipants) {
    objects = Dictionary(
      keepingFirst: sequence.badges.enumerated().map { ($1.participant.id, $0) })
    self.sides = Dictionary(uniqueKeysWithValues: sides.enumerated().map { ($1, $0) })
    self.badged = badged
  }

  /// The number of lanes of sides, as a class: `g5`.
  package var count: String { "g\(sides.count)" }

  /// Returns a row for the template `parts/staff`.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - times: The number of consecutive occurrences.
  ///   - values: The returned or written value and further remarks; empty ones are omitted.
  ///   - caller: The address of the line that acts, if it is on a page.
  ///   - callee: The address of the line acted on, if it is on a page.
  /// - Returns: The values.
  package func value(
    of row: SequenceRow, times: Int, values: [String?], caller: String? = nil,
    callee: String? = nil
  ) -> [String: PageValue] {
    let sentence = RowSentence(row: row, badged: badged)
    return [
      "classes": .string(classes(of: row)), "times": .optional(times > 1 ? "\(times)" : nil),
      "subject": .optional(sentence.subject.isEmpty ? nil : sentence.subject),
      "predicate": .string(sentence.predicate), "label": .string(row.shownLabel),
      "caller": .optional(caller), "callee": .optional(callee),
      "values": .list(
        values.compactMap(\.self).filter { !$0.isEmpty }.map(PageValue.string)),
    ]
  }

  /// Returns a row's classes, such as `c g1 h2 VM`: its kind, lanes, and the side of a bar around
  /// nested rows.
  private func classes(of row: SequenceRow) -> String {
    var classes = row.kind.className + laneClasses(of: row)
    if row.isRedundant { classes += " x" }
    if isWithinSide(row) { classes += " z" }
    if row.changesModel(badged.sides) { classes += " m" }
    if row.isWork, row.length > 0 || !row.folded.isEmpty,
      let side = row.to.flatMap({ badged.sides[$0] })
    {
      classes += " \(side.shortClassName)"
    }
    return classes
  }

  /// Returns the lanes as classes: `g1 h2`, and `l` if the participant acted on is nearer to the
  /// screen.
  private func laneClasses(of row: SequenceRow) -> String {
    var classes = lane(row.from, "g") + lane(row.to ?? row.from, "h")
    if let from = row.from.flatMap({ objects[$0] }), let to = row.to.flatMap({ objects[$0] }),
      to < from
    {
      classes += " l"
    }
    return classes
  }

  /// Returns whether the ends of a row are different participants of the same side.
  private func isWithinSide(_ row: SequenceRow) -> Bool {
    guard let from = row.from, let to = row.to, from != to else { return false }
    return badged.sides[from] == badged.sides[to]
  }

  private func lane(_ id: Participant.ID?, _ letter: String) -> String {
    guard let id, objects[id] != nil, let side = badged.sides[id], let lane = sides[side] else {
      return ""
    }
    return " \(letter)\(lane)"
  }

  /// The letters above the lanes of sides in order, for the template `parts/staff`.
  package var heads: PageValue {
    .list(
      sides.sorted { $0.value < $1.value }.map { side, _ in
        ["letters": .string(side.letters), "short": .string(side.shortClassName)]
      })
  }
}

extension PlayedScenario.PatternPerformance {
  /// The sides that take part in the scenario, from the screen to the model.
  var sides: [Side] { Set(badges.map(\.participant.side)).sorted() }
}
