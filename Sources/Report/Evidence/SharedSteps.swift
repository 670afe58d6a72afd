import Diagrams
import Identifiers
import Scenarios
import Trace

/// Which scenarios begin by the same events as an earlier one, and for how many steps: the pages of
/// one pattern show them once.
///
/// The events are compared, each with its values and its lines, so that a scenario that sets its
/// app up otherwise, or a pattern that opens otherwise because of it, keeps its own. From the first
/// step that differs on a page shows everything, and in any case its last step. Of a step in which
/// nothing happens but the input there is nothing to show.
struct SharedSteps: Sendable {
  private let byPerformance: [PerformanceID: [Int: SharedStep]]

  /// Compares the beginnings of all performances.
  ///
  /// - Parameter plays: The scenarios, in the order in which pages list them.
  init(_ plays: [Play]) {
    var beginnings: [ImplementationID: Beginnings] = [:]
    var shared: [PerformanceID: [Int: SharedStep]] = [:]
    for play in plays {
      let bars = play.bars
      for part in play.parts {
        shared[part.recording.performance] = beginnings[part.implementation, default: Beginnings()]
          .take(in: part, of: play, bars: bars)
      }
    }
    byPerformance = shared
  }

  /// The step of an earlier scenario that is as this one, and so is all before it; `nil` if there
  /// is none.
  subscript(part: Play.Part, step step: Int) -> SharedStep? {
    byPerformance[part.recording.performance]?[step]
  }
}

/// How the scenarios of one implementation begin, as a tree: those that begin alike have one branch
/// until they differ.
private struct Beginnings {
  private var branches: [Branch] = []

  /// A step that follows the steps before it.
  private final class Branch {
    let events: [Event]
    let shown: SharedStep
    var next: [Branch] = []

    init(_ events: [Event], _ shown: SharedStep) {
      self.events = events
      self.shown = shown
    }
  }

  /// Takes in a performance.
  ///
  /// - Returns: By their numbers, the steps that an earlier performance has too.
  mutating func take(
    in part: Play.Part, of play: Play, bars: [Play.Bar]
  ) -> [Int: SharedStep] {
    let events = Dictionary(grouping: part.recording.log.events, by: \.step)
    var shared: [Int: SharedStep] = [:]
    var last: Branch?
    for (ordinal, bar) in bars.enumerated() {
      let own = (events[bar.number] ?? []).map { $0.inStep(ordinal) }
      let siblings = last?.next ?? branches
      if let known = siblings.first(where: { $0.events == own }) {
        let isLast = ordinal > 0 && ordinal == bars.count - 1
        if !isLast, own.count > 1 { shared[bar.number] = known.shown }
        last = known
      } else {
        let branch = Branch(own, SharedStep(bar, of: play, in: part, count: own.count))
        if let last { last.next.append(branch) } else { branches.append(branch) }
        last = branch
      }
    }
    return shared
  }
}

/// A step that an earlier scenario's page shows.
struct SharedStep: Sendable {
  /// The title of that scenario.
  let title: String
  /// The place on its page, from the site's root.
  let address: String
  /// How many events it has.
  let count: Int
  /// What the step is called there.
  let step: Play.Bar.Ordinal

  fileprivate init(_ bar: Play.Bar, of play: Play, in part: Play.Part, count: Int) {
    title = play.scenario.title
    address =
      Address.performance(play.scenario.id, pattern: part.pattern) + "#\(bar.ordinal.anchor)"
    self.count = count
    step = bar.ordinal
  }

  /// The same in a page's twin.
  var markdown: String {
    let events = "The same \(count.grouped) events, one for one, as "
    return step == .opening
      ? "\(events)when [\(title)](\(address)) opens.\n"
      : "\(events)in \(step.sentence.lowercased()) of [\(title)](\(address)).\n"
  }
}

extension Event {
  /// The event with a step of another number: in recordings expectations count, too.
  fileprivate func inStep(_ step: Int) -> Event {
    Event(
      id: id, step: step, parent: parent, cause: cause, from: from, to: to, payload, place: place,
      caller: caller, time: time)
  }
}
