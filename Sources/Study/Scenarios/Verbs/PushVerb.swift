import Documents
import Samples
import Trace

/// The step `- push: online`.
struct PushVerb: Verb {
  static let word = "push"
  static let usage = "`push: EVENT`"
  static let effect = "the server sends an event unasked"
  static let isOfServer = true

  let event: String

  static func read(_ step: StepFields) -> Self? {
    guard let value = step.fields.required(word), let event = value.string(step.collector) else {
      return nil
    }
    step.names.check(event: event, at: value.location, step.collector)
    return PushVerb(event: event)
  }

  var lines: [String] { ["- push: \(quoted(event))"] }
  var arguments: [String] { [event] }
  var input: Input { Input(Self.word, target: event) }

  func perform(on app: RunningApp) throws { try app.server.push(event) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .server(let server) = opportunity else { return [] }
    return server.eventNames.map { WeightedVerb(2, PushVerb(event: $0)) }
  }
}

extension StepAction {
  /// Makes the server send an event without a request.
  public static func push(event: String) -> Self { Self(PushVerb(event: event)) }
}
