import Trace

extension Event {
  /// The input of the script, if the event is one.
  var input: Input? {
    if case .input(let input) = payload { input } else { nil }
  }
}
