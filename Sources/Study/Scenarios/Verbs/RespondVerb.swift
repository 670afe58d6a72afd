import Documents
import Samples
import Trace

/// The step `- respond: 2`.
struct RespondVerb: RequestVerb {
  static let word = "respond"
  static let usage = "`respond: N`"
  static let effect = "the server answers the Nth request"

  let request: Int

  var number: Int? { request }

  func completing(_ number: Int) -> Self { RespondVerb(request: number) }

  static func read(_ step: StepFields) -> Self? {
    step.fields.required(word)?.int(in: 1...Int.max, step.collector)
      .map { RespondVerb(request: $0) }
  }

  var lines: [String] { ["- respond: \(request)"] }
  var arguments: [String] { ["\(request)"] }
  var input: Input { Input(Self.word, values: [.integer(request)]) }

  func perform(on app: RunningApp) throws { try app.server.respond(to: request) }

  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    guard case .request(let number, let state) = opportunity else { return [] }
    return [WeightedVerb(state == .pending ? 8 : 3, RespondVerb(request: number))]
  }

  var simpler: [any Verb] { (1..<request).map { RespondVerb(request: $0) } }
}

extension StepAction {
  /// Makes the server answer a request, counted from 1 in order of issue.
  public static func respond(request: Int) -> Self { Self(RespondVerb(request: request)) }
}
