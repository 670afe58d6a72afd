import HeadlessUI
import Samples
import Trace

extension Step.Action {
  /// The step as a trace records it.
  var input: Input {
    let verb = verb.rawValue
    return switch self {
    case .open: Input(verb, purpose: .opensApp)
    case .leave: Input(verb, purpose: .leavesApp)
    case .back: Input(verb)
    case .tap(let widget, _), .clear(let widget), .submit(let widget): Input(verb, target: widget)
    case .type(let text, let field): Input(verb, target: field, values: [.text(text)])
    case .select(let list, let row): Input(verb, target: list, values: [.integer(row)])
    case .scroll(let list, let end):
      Input(verb, target: list, values: [.enumCase(end.rawValue, [])])
    case .tab(let tab): Input(verb, target: tab)
    case .choose(let title): Input(verb, values: [.text(title)])
    case .wait(let milliseconds): Input(verb, values: [.described(Seconds.text(milliseconds))])
    case .respond(let request): Input(verb, values: [.integer(request)])
    case .fail(.number(let request), let error):
      Input(verb, values: [.integer(request), .enumCase(error.rawValue, [])])
    case .fail(.next, let error):
      Input(verb, values: [.enumCase("next", []), .enumCase(error.rawValue, [])])
    case .push(let event): Input(verb, target: event)
    case .expect(let expectations): Input(verb, values: expectations.map { .text($0.key) })
    }
  }
}
