import HeadlessUI
import Samples

/// The word that a step begins with.
public enum Verb: String, Sendable, Hashable, CaseIterable, Codable {
  case open
  case leave
  case tap
  case type
  case clear
  case submit
  case select
  case scroll
  case back
  case tab
  case choose
  case wait
  case respond
  case fail
  case push
  case expect

  /// Whether the word stands alone, as in `- back`.
  var standsAlone: Bool { [.open, .leave, .back].contains(self) }

  /// Whether it is the server that does something.
  var isOfServer: Bool { [.respond, .fail, .push].contains(self) }
}

extension Step.Action {
  /// The word that the step begins with.
  public var verb: Verb {
    switch self {
    case .open: .open
    case .leave: .leave
    case .tap: .tap
    case .type: .type
    case .clear: .clear
    case .submit: .submit
    case .select: .select
    case .scroll: .scroll
    case .back: .back
    case .tab: .tab
    case .choose: .choose
    case .wait: .wait
    case .respond: .respond
    case .fail: .fail
    case .push: .push
    case .expect: .expect
    }
  }

  /// What stands after the word, as a trace shows it: the widget, the text, the number.
  public var arguments: [String] {
    switch self {
    case .open, .leave, .back: []
    case .tap(let widget, let times): times == 1 ? [widget] : [widget, "\(times) times"]
    case .type(let text, let field): ["\"\(text)\"", field]
    case .clear(let field), .submit(let field): [field]
    case .select(let list, let row): ["\(list)[\(row)]"]
    case .scroll(let list, let end): [list, end.rawValue]
    case .tab(let tab): [tab]
    case .choose(let title): ["\"\(title)\""]
    case .wait(let milliseconds): [Seconds.text(milliseconds)]
    case .respond(let request): ["\(request)"]
    case .fail(.number(let request), let error): ["\(request)", error.rawValue]
    case .fail(.next, let error): ["next", error.rawValue]
    case .push(let event): [event]
    case .expect(let expectations): expectations.map(\.key)
    }
  }

  /// Whether something is done, rather than looked at.
  public var acts: Bool { verb != .expect }
}
