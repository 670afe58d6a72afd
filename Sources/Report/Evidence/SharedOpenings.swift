import Identifiers
import Scenarios
import Trace

/// Which scenarios open an app by the same events as an earlier one: pages show them once.
///
/// The events are compared, each with its values and its lines, so that a scenario that sets its
/// app up otherwise, or a pattern that opens otherwise because of it, keeps its own.
struct SharedOpenings: Sendable {
  private let byPerformance: [PerformanceID: SharedOpening]

  /// Compares all openings.
  ///
  /// - Parameter plays: The scenarios, in the order in which pages list them.
  init(_ plays: [Play]) {
    var known: [ImplementationID: [(play: Play, events: ArraySlice<Event>)]] = [:]
    var shared: [PerformanceID: SharedOpening] = [:]
    for play in plays {
      for part in play.parts {
        let events = part.recording.log.events.prefix { $0.step == 0 }
        if let earlier = known[part.implementation]?.first(where: { $0.events == events }) {
          shared[part.recording.performance] = SharedOpening(
            title: earlier.play.scenario.title,
            address: Address.performance(earlier.play.scenario.id, pattern: part.pattern)
              + "#\(Play.Bar.Ordinal.opening.anchor)",
            count: events.count)
        } else {
          known[part.implementation, default: []].append((play, events))
        }
      }
    }
    byPerformance = shared
  }

  /// The earlier scenario that opens as this one does in its pattern; `nil` if none does.
  subscript(part: Play.Part) -> SharedOpening? { byPerformance[part.recording.performance] }
}

/// An opening that an earlier scenario's page shows.
struct SharedOpening: Sendable {
  /// The title of that scenario.
  let title: String
  /// The place on its page, from the site's root.
  let address: String
  /// How many events it has.
  let count: Int

  /// The same in a page's twin.
  var markdown: String {
    "The same \(count) events, one for one, as when [\(title)](\(address)) opens.\n"
  }
}
