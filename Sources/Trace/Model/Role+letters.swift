extension Role {
  /// One or two letters that stand for the role where there is no room for its name.
  public var letters: String {
    switch self {
    case .model: "M"
    case .view: "V"
    case .controller: "C"
    case .presenter: "P"
    case .viewModel: "VM"
    case .action: "A"
    case .actionCreator: "AC"
    case .dispatcher: "D"
    case .store: "S"
    case .composition: "⌂"
    }
  }
}
