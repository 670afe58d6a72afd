public import Diagnostics
public import Metrics
import Trace

extension Contract {
  /// Returns the marks that the contract lacks but all code keeps, or has but code does not keep.
  ///
  /// A contract that is weaker than its pattern would let a later change pass.
  ///
  /// - `(p)` is missing from `A → B` if A names B, and never directly. A protocol whose name ends
  ///   in `Delegate`, `DataSource` or `Observer` notifies, and does not count for commands.
  /// - `(w)` is missing from `A → B` if A holds B somewhere, and nowhere strongly. It is missing
  ///   from `A ⇢ B` if A holds B strongly nowhere, because notifying does not require holding.
  /// - `(p)` is not kept if A names B directly, which it may do because B notifies A.
  /// - `presents` is missing if only one role turns values into displayed text or colours.
  ///
  /// Captures in closures that notify are not checked; leaving the app shows what they keep alive.
  /// The methods to which a direction should be narrowed, `(only …)`, are the pattern's choice and
  /// cannot be derived from source.
  ///
  /// - Parameter facts: The facts from the source of the pattern's implementations.
  /// - Returns: One diagnostic for each mark, on the line of its direction.
  public func missingMarks(in facts: [SourceFacts]) -> [Diagnostic] {
    let known = facts.flatMap(\.knowledge)
    let held = facts.flatMap(\.holdings)
    guard !known.isEmpty else { return [] }
    return directions.flatMap { direction -> [Diagnostic] in
      guard direction.from != .composition else { return [] }
      let manners = known.filter { $0.from == direction.from && $0.to == direction.to }
        .map(\.manner).filter { $0 != .byBinding }
      let holdings = held.filter { $0.from == direction.from && $0.to == direction.to }
      let isByProtocol = !manners.isEmpty && manners.allSatisfy { $0 == .byProtocol }
      let isWeak =
        holdings.allSatisfy(\.isWeak)
        && (direction.kind == .notification || !holdings.isEmpty)
      return [
        direction.kind == .command && !direction.byProtocol && isByProtocol
          ? missing("p", from: direction, "always names the other role by a protocol") : nil,
        direction.byProtocol ? unkept(direction, in: known) : nil,
        !direction.weakly && isWeak
          ? missing("w", from: direction, "never holds the other role strongly") : nil,
      ].compactMap(\.self)
    } + missingPresents(facts)
  }

  private func missing(_ mark: String, from direction: Direction, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingMark, at: direction.location,
      "'\(direction)' lacks '(\(mark))', although all code complies with it",
      explanation:
        "The \(direction.from.rawValue) \(what). Without the mark, the contract would not "
        + "detect a change to this.",
      suggestion: "write '\(direction.marked(with: mark))'")
  }

  /// Returns the diagnostic for a `(p)` that code does not keep although it may name the other
  /// role's types in order to register with them; this is not a breach.
  private func unkept(_ direction: Direction, in known: [Knowledge]) -> Diagnostic? {
    let direct = known.first {
      $0.from == direction.from && $0.to == direction.to && $0.manner == .direct
    }
    guard let direct, notification(direction.to, direction.from) != nil else { return nil }
    return Diagnostic(
      .unkeptMark, at: direction.location, "the code does not comply with '(p)' in '\(direction)'",
      explanation: "The \(direction.from.rawValue) '\(direct.type)' names '\(direct.names)'.",
      suggestion: "remove '(p)', or name a protocol there",
      notes: [DiagnosticNote(at: direct.location, "named here")])
  }

  private func missingPresents(_ facts: [SourceFacts]) -> [Diagnostic] {
    guard presents == nil else { return [] }
    let roles = Set(facts.flatMap { $0.presentations + $0.chosenTexts }.map(\.role))
    guard roles.count == 1, let role = roles.first else { return [] }
    return [
      Diagnostic(
        .missingPresents, at: moduleLocation,
        "the contract does not declare that the \(role.rawValue) converts values for display",
        explanation:
          "No other role does this. Without the declaration, a change to this is not detected.",
        suggestion: "write 'presents: \(role.rawValue)'")
    ]
  }
}

extension Direction {
  /// Returns the direction in the notation of contracts, with another mark.
  fileprivate func marked(with mark: String) -> String {
    var marked = self
    if mark == "p" { marked.byProtocol = true } else { marked.weakly = true }
    return marked.description.replacing("→", with: "->").replacing("⇢", with: "~>")
  }
}
