import Trace

extension Event {
  /// What the script did, if it is that.
  var input: Input? {
    if case .input(let input) = payload { input } else { nil }
  }
}
