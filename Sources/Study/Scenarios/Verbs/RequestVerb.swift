/// A verb by which the server completes a request.
protocol RequestVerb: Verb {
  /// The request's number, counted from 1 in order of issue; `nil` for the one issued next.
  var number: Int? { get }

  /// The same for another request.
  func completing(_ number: Int) -> Self
}

extension RequestVerb {
  static var isOfServer: Bool { true }
}

extension StepAction {
  /// The same step for the request that is issued one earlier.
  private var earlier: StepAction {
    guard let verb = verb as? any RequestVerb, let number = verb.number, number > 1 else {
      return self
    }
    return StepAction(verb.completing(number - 1))
  }

  /// A script from which a step that issued a request was left out at an index: those after it have
  /// lower numbers; `nil` if there are none to change.
  static func renumbered(_ script: [StepAction], from index: Int) -> [StepAction]? {
    let rest = script[index...].map(\.earlier)
    return rest == Array(script[index...]) ? nil : Array(script[..<index]) + rest
  }
}
