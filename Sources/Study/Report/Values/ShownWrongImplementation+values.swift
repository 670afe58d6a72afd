import Diagrams
import Documents
import Evidence
import Exhibits
import Identifiers
import Metrics
import Samples
import Scenarios
import SiteTemplates
import StaticSite
import Trace

extension ShownWrongImplementation {
  /// The wrong implementation as an entry of a list, for templates.
  var link: PageValue {
    [
      "title": .string(text.title), "address": .string(address), "summary": .string(summary),
    ]
  }

  /// The symptom visible to a user, in a sentence.
  var symptom: String { text.header.symptom }

  var beside: [PatternID] { text.header.beside.map { PatternID($0.text) } }

  /// Returns the name of a participant without the prefix of this implementation's types.
  func named(_ participant: String) -> String { participant.replacing(mistake.prefix, with: "") }

  /// The strong references among the survivors.
  var holds: [PageValue] {
    caught.holds.map { hold in
      [
        "owner": .string(named(hold.owner)), "held": .string(named(hold.held)),
        "property": .string(hold.property),
      ]
    }
  }

  /// The step to watch: the first after which the screens differ, or in which the wrong one stops.
  ///
  /// Otherwise it is the last differing step if an object survives the app, the last one of the
  /// script if an object survives its screen, and the first one of the script if only numbers
  /// differ.
  var watched: PlayedScenario.ShownStep? {
    let scripted = steps.map(\.shownStep).filter(\.ordinal.isScripted)
    let telling =
      switch chosen.check {
      case .leak: steps.last?.shownStep
      case .survival: scripted.last
      default: scripted.first
      }
    return differentScreens?.shownStep ?? stopped ?? telling
  }

  /// The step to watch, with its address on this page or, if its messages are the same, in the
  /// right implementation's recording.
  var watchedValue: PageValue? {
    watched.map { shownStep in
      let differs = steps.contains { $0.shownStep.number == shownStep.number }
      let recording = Address.performance(
        played.scenario.id, pattern: mistake.implementation.id.pattern)
      return [
        "heading": .string(shownStep.heading),
        "address": .string("\(differs ? address : recording)#\(shownStep.ordinal.anchor)"),
      ]
    }
  }

  /// The redundant effects of both, if they are what reveals the mistake.
  var redundancy: PageValue? {
    guard chosen.check == .redundancy else { return nil }
    return [
      "right": .string(interactions.right.redundantEffects.grouped),
      "wrong": .string(interactions.wrong.redundantEffects.grouped),
    ]
  }
}

extension ShownWrongImplementation.ComparedScreens {
  /// Both screens for the template `fault`.
  var value: PageValue {
    [
      "heading": .string(shownStep.heading), "right": ["frame": right.value],
      "wrong": ["frame": wrong.value],
      "differences": .list(
        differences.map { difference in
          [
            "widget": .optional(difference.widget), "property": .string(difference.property),
            "right": .string(difference.first), "wrong": .string(difference.second),
          ]
        }),
    ]
  }
}
