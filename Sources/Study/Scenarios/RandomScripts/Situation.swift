import HeadlessUI
import Samples

/// The state after a step, from which the next one starts.
struct Situation {
  /// The visible frame.
  let frame: Frame
  /// The tabs, one of which is selected; empty if there are none.
  let tabs: [String]
  /// The outcome of each request, in order of issue; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// Indicates whether a request is pending.
  var isWaiting: Bool { !requests(.pending).isEmpty }

  /// Returns the numbers of the requests in a state, from 1, in order of issue.
  func requests(_ state: RequestState) -> [Int] {
    (requests ?? []).indices.filter { requests?[$0] == state }.map { $0 + 1 }
  }
}

/// The choices made before a random script begins.
struct RandomSetting: Hashable {
  /// The numbers with which the sample is set up, by key.
  var setup: [String: Int] = [:]
  /// The mode that determines when the sample's server answers.
  var server = ServerMode.standard
}

/// An element of a situation with which a random script may continue.
enum Opportunity {
  /// No app is open.
  case closedApp
  /// An app is open.
  case openApp
  /// An alert is visible, and blocks the screen behind it.
  case alert(Frame.Alert)
  /// A screen lies above another.
  case stack
  /// A tab, which may be the selected one.
  case tab(String, isSelected: Bool)
  /// A widget, visible or not, that is not a field.
  case widget(Frame.Widget)
  /// A visible field, with texts that are useful to type into it.
  case field(Frame.Widget, texts: [String])
  /// Time can pass.
  case clock
  /// A request that is pending or cancelled.
  case request(Int, RequestState)
  /// The server can act without a request.
  case server(ServerDescription)
}

extension Frame.Widget {
  /// Indicates whether a field has no text.
  var isEmpty: Bool { text?.isEmpty != false }
}

extension Opportunity {
  /// Returns all opportunities; their order determines the script that a seed produces.
  static func all(in situation: Situation, of sample: SampleDescription) -> [Opportunity] {
    person(in: situation, of: sample)
      + (sample.server.map { requests(in: situation) + [.server($0)] } ?? [])
  }

  private static func person(
    in situation: Situation, of sample: SampleDescription
  ) -> [Opportunity] {
    let frame = situation.frame
    guard frame.screen != nil else { return [.closedApp, .clock] }
    if let alert = frame.alert { return [.alert(alert), .clock, .openApp] }
    return [.clock, .openApp] + (frame.depth > 1 ? [.stack] : [])
      + situation.tabs.map { .tab($0, isSelected: $0 == frame.tab) }
      + frame.widgets.map { widget in
        widget.kind == .field
          ? .field(widget, texts: sample.textsToType) : .widget(widget)
      }
  }

  /// Returns the pending requests and the latest two cancelled ones; a long walk cancels many.
  private static func requests(in situation: Situation) -> [Opportunity] {
    situation.requests(.pending).map { .request($0, .pending) }
      + situation.requests(.cancelled).suffix(2).map { .request($0, .cancelled) }
  }
}
