import HeadlessUI
import Samples

/// The state after a step, with which the next one begins.
struct Situation {
  /// The frame that a person sees.
  let frame: Frame
  /// The tabs, one of which is selected; empty where there are none.
  let tabs: [String]
  /// The outcome of each request, in order of issue; `nil` if the sample has no server.
  let requests: [RequestState]?

  /// Says whether a request is under way.
  var isWaiting: Bool { !requests(.pending).isEmpty }

  /// The numbers of the requests in a state, from 1, in order of issue.
  func requests(_ state: RequestState) -> [Int] {
    (requests ?? []).indices.filter { requests?[$0] == state }.map { $0 + 1 }
  }
}

/// The choices that are made before a random script begins.
struct RandomSetting: Hashable {
  /// The numbers that the sample is set up with, by key.
  var setup: [String: Int] = [:]
  /// The mode that says when the sample's server answers.
  var server = ServerMode.standard
}

/// Something that is there after a step, with which a random script may go on.
enum Opportunity {
  /// No app is open.
  case closedApp
  /// An app is open.
  case openApp
  /// An alert shows; nothing can be done to the screen behind it.
  case alert(Frame.Alert)
  /// A screen lies above another.
  case stack
  /// A tab, which may be the selected one.
  case tab(String, isSelected: Bool)
  /// A widget, seen or not, that is no field.
  case widget(Frame.Widget)
  /// A field in sight, and texts that are worth typing into it.
  case field(Frame.Widget, texts: [String])
  /// Time can pass.
  case clock
  /// A request that is pending or cancelled.
  case request(Int, RequestState)
  /// The server can act unasked.
  case server(ServerDescription)
}

extension Frame.Widget {
  /// Says whether a field has no text.
  var isEmpty: Bool { text?.isEmpty != false }
}

extension Opportunity {
  /// All that is there, in an order that decides which script a seed gives.
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

  /// Of the cancelled requests the latest two: a long walk cancels many.
  private static func requests(in situation: Situation) -> [Opportunity] {
    situation.requests(.pending).map { .request($0, .pending) }
      + situation.requests(.cancelled).suffix(2).map { .request($0, .cancelled) }
  }
}
