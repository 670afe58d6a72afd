import Diagnostics
import Documents
public import Samples
import Trace

/// The step `- fail: 2` or `- fail: next`, with `error: offline`.
struct FailVerb: RequestVerb {
  static let word = "fail"
  static let usage = "`fail: N` or `fail: next` `error: offline`, `token` or `server`"
  static let effect = "the server fails the Nth request, or the coming one"

  let request: FailingRequest
  let error: ServerError

  var number: Int? { if case .number(let number) = request { number } else { nil } }

  func completing(_ number: Int) -> Self { FailVerb(request: .number(number), error: error) }

  static func read(_ step: StepFields) -> Self? {
    let value = step.fields.required(word)
    let request = value.flatMap { self.request($0, step) }
    let error = step.fields.oneOf("error", as: ServerError.self)
    guard let request, let error else { return nil }
    return FailVerb(request: request, error: error)
  }

  private static func request(_ value: Value, _ step: StepFields) -> FailingRequest? {
    if value.text == "next" { return .next }
    if let text = value.text, let next = TypoSuggestion.best(for: text, in: ["next"]).first {
      step.collector.report(
        Diagnostic(
          .wrongType, at: value.location, "expected a request, found '\(text)'",
          explanation: "A request is written as its number, or as 'next'."
        ).suggesting(next, insteadOf: text))
      return nil
    }
    return value.int(in: 1...Int.max, step.collector).map { .number($0) }
  }

  private var requestText: String { number.map(String.init) ?? "next" }

  var lines: [String] { ["- fail: \(requestText)", "  error: \(error.rawValue)"] }
  var arguments: [String] { [requestText, error.rawValue] }

  var input: Input {
    let request = number.map(TraceValue.integer) ?? .enumCase("next", [])
    return Input(Self.word, values: [request, .enumCase(error.rawValue, [])])
  }

  func perform(on app: RunningApp) throws {
    switch request {
    case .number(let number): try app.server.fail(number, with: error)
    case .next: try app.server.failNext(with: error)
    }
  }
}

// MARK: Random scripts

extension FailVerb {
  static func offers(for opportunity: Opportunity, in situation: Situation) -> [WeightedVerb] {
    switch opportunity {
    case .request(let number, let state):
      [offer(state == .pending ? 3 : 1, failing: .number(number))]
    // With a greater weight, most requests of a sample that rarely sends any would fail.
    case .server: [offer(1, failing: .next)]
    default: []
    }
  }

  private static func offer(_ weight: Int, failing request: FailingRequest) -> WeightedVerb {
    WeightedVerb(weight) { FailVerb(request: request, error: $0.element(of: ServerError.allCases)) }
  }

  /// An answer instead of a failure, an earlier request, or an error listed before this one.
  var simpler: [any Verb] {
    let errors = ServerError.allCases.prefix { $0 != error }
      .map { FailVerb(request: request, error: $0) }
    guard let number else { return errors }
    let answers = (1...number).map { RespondVerb(request: $0) }
    let earlier = (1..<number).map { completing($0) }
    return answers as [any Verb] + earlier + errors
  }
}

/// The request that the server fails.
public enum FailingRequest: Sendable, Hashable {
  /// The request with this number, counted from 1 in order of issue.
  case number(Int)
  /// The request that is issued next.
  case next
}

extension StepAction {
  /// Makes the server fail a request.
  public static func fail(_ request: FailingRequest, error: ServerError) -> Self {
    Self(FailVerb(request: request, error: error))
  }
}
