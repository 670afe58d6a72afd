extension Step.Action {
  /// The same step for the request that is issued one earlier.
  private var earlier: Step.Action {
    switch self {
    case .respond(let number) where number > 1: .respond(request: number - 1)
    case .fail(.number(let number), let error) where number > 1:
      .fail(.number(number - 1), error: error)
    default: self
    }
  }

  /// A script from which a step that issued a request was left out: those after it have
  /// lower numbers.
  ///
  /// - Parameters:
  ///   - script: The script without the step.
  ///   - index: Where the step was.
  /// - Returns: The script with other numbers; `nil` if there are none to change.
  static func renumbered(_ script: [Step.Action], from index: Int) -> [Step.Action]? {
    let rest = script[index...].map(\.earlier)
    return rest == Array(script[index...]) ? nil : Array(script[..<index]) + rest
  }
}
