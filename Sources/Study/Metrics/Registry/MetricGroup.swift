/// Metrics that are read together.
public enum MetricGroup: String, Sendable, Hashable, CaseIterable {
  case size
  case complexity
  case coupling
  case testing
  case messages
  case bindings
  case effects
  case calls
}

extension MetricGroup {
  /// The name that readers use for it.
  public var title: String {
    switch self {
    case .size: "Size"
    case .complexity: "Decisions and unseen code"
    case .coupling: "Coupling as written"
    case .testing: "Testability"
    case .messages: "Messages"
    case .bindings: "Bindings"
    case .effects: "Effects and participants"
    case .calls: "Coupling as recorded"
    }
  }

  /// The metrics that belong to it, in order.
  public var metrics: [Metric] { Metric.all.filter { $0.group == self } }
}
