import Diagrams

extension RowKind {
  /// The class of a row, a letter: `staff.css` says how each is drawn.
  var className: String {
    switch self {
    case .input: "i"
    case .resume: "y"
    case .call: "c"
    case .own: "o"
    case .read: "r"
    case .notify: "n"
    case .state: "s"
    case .effect: "e"
    case .navigate: "v"
    case .schedule: "q"
    case .bind: "b"
    case .unbind: "u"
    case .create: "k"
    case .destroy: "d"
    }
  }
}
