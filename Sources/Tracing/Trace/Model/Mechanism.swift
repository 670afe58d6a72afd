/// The kind of registration that creates a binding.
///
/// Each kind is a case here, in the order of pages, and an entry in the table below. Everything
/// else is derived from these two, or checked against them by a test. The raw value is the name in
/// traces and on pages.
public enum Mechanism: String, Sendable, Hashable, Codable, CaseIterable {
  case targetAction = "target-action"
  case delegate
  case observer
  case closure
  case notification
  case keyPath = "key-path"
  case publisher
  case store
  case observation
}

extension Mechanism {
  /// A sentence on what is bound to what, for the glossary and for rows.
  public var sentence: String {
    switch self {
    case .targetAction: "A widget keeps an action, and runs it when it is touched."
    case .delegate:
      "An object holds its delegate or data source weakly, by a protocol, and calls it."
    case .observer: "A model keeps an observer, and calls it after each change."
    case .closure: "An object keeps a closure, and runs it later."
    case .notification: "A notification centre keeps a block, and runs it when a name is posted."
    case .keyPath: "A property is bound by its key path to what shows it."
    case .publisher: "A publisher has a subscriber, to which it sends values."
    case .store: "A store keeps a listener, and gives it each new value."
    case .observation: "What is read is tracked, and its reader is notified of a change."
    }
  }
}
