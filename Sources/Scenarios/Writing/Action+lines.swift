import HeadlessUI
import Samples

extension Step.Action {
  /// The step as a script writes it, its first line with a hyphen.
  public var lines: [String] {
    switch self {
    case .open, .leave, .back: ["- \(verb.rawValue)"]
    case .tap(let widget, let times):
      times == 1 ? ["- tap: \(widget)"] : ["- tap: \(widget)", "  times: \(times)"]
    case .type(let text, let field): ["- type: \(quoted(text))", "  into: \(field)"]
    case .clear(let field), .submit(let field): ["- \(verb.rawValue): \(field)"]
    case .select(let list, let row): ["- select: \(list)[\(row)]"]
    case .scroll(let list, let end): ["- scroll: \(list)", "  to: \(end.rawValue)"]
    case .tab(let text), .choose(title: let text), .push(event: let text):
      ["- \(verb.rawValue): \(quoted(text))"]
    case .wait(let milliseconds): ["- wait: \(Seconds.text(milliseconds))"]
    case .respond(let request): ["- respond: \(request)"]
    case .fail(.number(let request), let error):
      ["- fail: \(request)", "  error: \(error.rawValue)"]
    case .fail(.next, let error): ["- fail: next", "  error: \(error.rawValue)"]
    case .expect(let expectations):
      ["- expect:"] + expectations.map { "    \($0.key): \($0.wanted.text)" }
    }
  }
}

extension Expectation.Wanted {
  /// The value as a script writes it.
  fileprivate var text: String {
    switch self {
    case .text(let text): quoted(text)
    case .number, .nothing, .state: description
    case .properties(let properties):
      "{" + properties.map { "\($0.name): \($0.text)" }.joined(separator: ", ") + "}"
    }
  }
}

extension WidgetProperty {
  fileprivate var text: String {
    switch self {
    case .enabled, .visible, .alpha: value
    default: quoted(value)
    }
  }
}
