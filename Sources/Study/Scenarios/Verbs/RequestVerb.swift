/// A verb that makes the server complete a request.
protocol RequestVerb: Verb {
  /// The request's number, counted from 1 in order of issue; `nil` for the one issued next.
  var number: Int? { get }

  func completing(_ number: Int) -> Self
}

extension RequestVerb {
  static var isOfServer: Bool { true }
}

extension StepAction {
  /// The same step for the previous request.
  private var earlier: StepAction {
    guard let verb = verb as? any RequestVerb, let number = verb.number, number > 1 else {
      return self
    }
    return StepAction(verb.completing(number - 1))
  }

  /// Returns a script after the removal of a step that issued a request at an index.
  ///
  /// Later steps get lower request numbers. The result is `nil` if nothing changes.
  static func renumbered(_ script: [StepAction], from index: Int) -> [StepAction]? {
    let rest = script[index...].map(\.earlier)
    return rest == Array(script[index...]) ? nil : Array(script[..<index]) + rest
  }
}
