import Diagrams
import Trace

extension StepSequence {
  /// The score of a step of a recording, from 0.
  init(step: Int, of log: EventLog, folding bookkeeping: Bookkeeping = .none) {
    self.init(
      log.events.filter { $0.step == step }, badges: Badge.all(of: log), bindings: log.bindings,
      folding: bookkeeping)
  }
}
