import HeadlessUI
import Samples

/// What the current frame offers to whoever writes a script, and how often each is taken.
///
/// The weights are chosen so that a walk of forty steps meets every state often: what opens the way to
/// more (answers, selections, going back) weighs more than what closes it (leaving).
enum Offer {
  /// What a script may do next.
  case action(Step.Action)
  /// A tap, once or several times.
  case tap(String)
  /// Waiting, for a time to be picked.
  case wait
  /// Typing, of a text to be picked.
  case type(String)
  /// Failing a request, with an error to be picked.
  case fail(FailingRequest)

  /// All that can be done next, with weights.
  static func all(
    in situation: Situation, of sample: SampleDescription
  ) -> [(weight: Int, choice: Offer)] {
    person(in: situation.frame)
      + (sample.server.map { server($0, in: situation) } ?? [])
  }

  /// What the server can do, whatever the screen shows.
  ///
  /// Of the cancelled requests the latest two are offered: a long walk cancels many.
  private static func server(
    _ server: ServerDescription, in situation: Situation
  ) -> [(weight: Int, choice: Offer)] {
    let pending = situation.requests(.pending).flatMap { number -> [(weight: Int, choice: Offer)] in
      [(6, .action(.respond(request: number))), (3, .fail(.number(number)))]
    }
    let cancelled = situation.requests(.cancelled).suffix(2)
      .flatMap { number -> [(weight: Int, choice: Offer)] in
        [(1, .action(.respond(request: number))), (1, .fail(.number(number)))]
      }
    return pending + cancelled + [(2, .fail(.next))]
      + server.eventNames.map { (2, .action(.push(event: $0))) }
  }

  private static func person(in frame: Frame) -> [(weight: Int, choice: Offer)] {
    guard frame.screen != nil else { return [(6, .action(.open)), (1, .wait)] }
    if let alert = frame.alert {
      return alert.actions.map { (8, .action(.choose(title: $0))) }
        + [(4, .wait), (1, .action(.leave))]
    }
    let common: [(weight: Int, choice: Offer)] = [(12, .wait), (2, .action(.leave))]
    let back: [(weight: Int, choice: Offer)] = frame.depth > 1 ? [(7, .action(.back))] : []
    return common + back + frame.widgets.flatMap(offers)
  }

  private static func offers(of widget: Frame.Widget) -> [(weight: Int, choice: Offer)] {
    let name = widget.identifier
    switch widget.kind {
    case .button: return [(widget.isEnabled == true ? 8 : 3, .tap(name))]
    case .field:
      return [
        (6, .type(name)), (2, .action(.clear(field: name))), (3, .action(.submit(field: name))),
      ]
    case .list: return rows(of: widget, name)
    case .label, .spinner, nil: return []
    }
  }

  private static func rows(
    of widget: Frame.Widget, _ name: String
  ) -> [(weight: Int, choice: Offer)] {
    let first = widget.offset ?? 0
    let visible = first..<(first + (widget.rows?.count ?? 0))
    return visible.map { (1, .action(.select(list: name, row: $0))) } + [
      (3, .action(.scroll(list: name, to: .bottom))), (1, .action(.scroll(list: name, to: .top))),
    ]
  }
}
