public import Diagnostics
public import Metrics
import Trace

extension Contract {
  /// The marks that the contract lacks though all code keeps them, or has though code does not.
  ///
  /// A contract that is weaker than its pattern says less than is true, and lets a later change
  /// pass.
  ///
  /// - `(p)` is missing from `A → B` if A names B, and in no place directly. A protocol whose name
  ///   ends in `Delegate`, `DataSource` or `Observer` notifies, and says nothing of commands.
  /// - `(w)` is missing from `A → B` if A holds B in some place, and in none strongly; from `A ⇢ B`
  ///   if A holds B strongly nowhere, since who notifies need not hold.
  /// - `(p)` is there without being kept if A names B directly, and B notifies A, so that A may.
  /// - `presents` is missing if one role alone turns values into what is seen.
  ///
  /// How a closure captures whom it notifies is not looked at: what it keeps alive is found when
  /// the app is left. To which methods a direction should be narrowed, `(only …)`, is the pattern's
  /// idea; no source can tell.
  ///
  /// - Parameter facts: What the source of the pattern's implementations says.
  /// - Returns: One fault for each mark, at the line of its direction.
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
          ? missing("p", from: direction, "names it by protocol only, in every place") : nil,
        direction.byProtocol ? unkept(direction, in: known) : nil,
        !direction.weakly && isWeak
          ? missing("w", from: direction, "holds it weakly or not at all, in every place") : nil,
      ].compactMap(\.self)
    } + missingPresents(facts)
  }

  private func missing(_ mark: String, from direction: Direction, _ what: String) -> Diagnostic {
    Diagnostic(
      .missingMark, at: direction.location,
      "'\(direction)' lacks '(\(mark))', which all code keeps",
      explanation:
        "The \(direction.from.rawValue) \(what). A contract that says less than the code "
        + "keeps would let it be lost.",
      suggestion: "write '\(direction.marked(with: mark))'")
  }

  /// A `(p)` that code does not keep where it may name the other's types to register with them: a
  /// breach of it is none by itself.
  private func unkept(_ direction: Direction, in known: [Knowledge]) -> Diagnostic? {
    let direct = known.first {
      $0.from == direction.from && $0.to == direction.to && $0.manner == .direct
    }
    guard let direct, notification(direction.to, direction.from) != nil else { return nil }
    return Diagnostic(
      .unkeptMark, at: direction.location, "'\(direction)' has '(p)', which code does not keep",
      explanation: "The \(direction.from.rawValue) '\(direct.type)' names '\(direct.names)'.",
      suggestion: "leave '(p)' out, or name a protocol there",
      notes: [DiagnosticNote(at: direct.location, "it is named here")])
  }

  private func missingPresents(_ facts: [SourceFacts]) -> [Diagnostic] {
    guard presents == nil else { return [] }
    let roles = Set(facts.flatMap { $0.presentations + $0.chosenTexts }.map(\.role))
    guard roles.count == 1, let role = roles.first else { return [] }
    return [
      Diagnostic(
        .missingPresents, at: moduleLocation,
        "the contract does not say that the \(role.rawValue) turns values into what is seen",
        explanation:
          "No other role does, in every place; unsaid, nobody would see if one began to.",
        suggestion: "write 'presents: \(role.rawValue)'")
    ]
  }
}

extension Direction {
  /// The direction as a contract would write it with a further mark.
  fileprivate func marked(with mark: String) -> String {
    var marked = self
    if mark == "p" { marked.byProtocol = true } else { marked.weakly = true }
    return marked.description.replacing("→", with: "->").replacing("⇢", with: "~>")
  }
}
