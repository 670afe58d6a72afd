/// One of the jobs that every user-interface layer has to do, whatever its pattern.
public enum Job: String, Sendable, Hashable, CaseIterable {
  /// Creates the widgets of a screen.
  case build
  /// Is the first to receive what a person does.
  case receiveInput = "receive-input"
  /// Calls the model, or decides on navigation.
  case decide
  /// Is the first that the model notifies.
  case receiveOutcome = "receive-outcome"
  /// Turns values into what is seen.
  case present
}

extension Job {
  /// The name of the job in tables.
  public var title: String {
    switch self {
    case .build: "Builds the screen"
    case .receiveInput: "Receives the input"
    case .decide: "Decides the action"
    case .receiveOutcome: "Receives the outcome"
    case .present: "Turns values into what is seen"
    }
  }

  /// The sentence that says what is counted, for a role.
  public var sentence: String {
    switch self {
    case .build: "It creates the object that has a screen’s widgets."
    case .receiveInput: "It is the first to which a widget delivers what a person did."
    case .decide:
      "After an input, it is the first that calls the model, makes a store change, be it by "
        + "computing the next state, or opens another screen; what only hands on, holds a value or "
        + "connects does not count, nor what the library does by itself, such as showing another tab."
    case .receiveOutcome:
      "It is the first that the model notifies after an input, an answer or a timer; where the "
        + "model notifies nobody, the first that a store notifies."
    case .present:
      "It is the last to handle a value of the domain before a widget gets a text or a colour, or "
        + "is enabled."
    }
  }
}
