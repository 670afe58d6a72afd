import Metrics
import Sequences
import Trace

extension JobReader {
  /// The first notification of each occasion by which another role learns of a change, and the
  /// role that is notified.
  ///
  /// It is the model's first; where the model notifies nobody, a store's. The value with which a
  /// subscription begins is no outcome.
  func findOutcomes() -> [Event.ID: JobFinding] {
    var ofModel: [Event.ID: Event] = [:]
    var ofStore: [Event.ID: Event] = [:]
    var bound: [Binding.ID: Event.ID] = [:]
    for event in log.events {
      guard let occasion = occasion(of: event) else { continue }
      switch event.payload {
      case .bind(let id): bound[id] = occasion
      case .notify(let id, _) where bound[id] != occasion:
        guard let source = role(event.from), let sink = role(event.to), source != sink else {
          continue
        }
        if source.family == .model, ofModel[occasion] == nil { ofModel[occasion] = event }
        if source.family == .state, ofStore[occasion] == nil { ofStore[occasion] = event }
      default: continue
      }
    }
    let first = ofModel.merging(ofStore) { model, _ in model }.values
    return Dictionary(
      keepingFirst: first.compactMap { event in
        role(event.to).map {
          (event.id, JobFinding(job: .receiveOutcome, role: $0, line: subscription(of: event)))
        }
      })
  }
}
