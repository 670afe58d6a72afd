import HeadlessUI
import Samples

/// Something that is there after a step, with which a random script may go on.
enum Occasion {
  /// No app is open.
  case closedApp
  /// An app is open.
  case openApp
  /// An alert shows; nothing can be done to the screen behind it.
  case alert(Frame.Alert)
  /// A screen lies above another.
  case stack
  /// A widget, seen or not.
  case widget(Frame.Widget)
  /// Time can pass.
  case clock
  /// A request that is pending or cancelled.
  case request(Int, RequestState)
  /// The server can act unasked.
  case server(ServerDescription)
}

extension Occasion {
  /// All that is there, in an order that decides which script a seed gives.
  static func all(in situation: Situation, of sample: SampleDescription) -> [Occasion] {
    person(at: situation.frame)
      + (sample.server.map { requests(in: situation) + [.server($0)] } ?? [])
  }

  private static func person(at frame: Frame) -> [Occasion] {
    guard frame.screen != nil else { return [.closedApp, .clock] }
    if let alert = frame.alert { return [.alert(alert), .clock, .openApp] }
    return [.clock, .openApp] + (frame.depth > 1 ? [.stack] : [])
      + frame.widgets.map { .widget($0) }
  }

  /// Of the cancelled requests the latest two: a long walk cancels many.
  private static func requests(in situation: Situation) -> [Occasion] {
    situation.requests(.pending).map { .request($0, .pending) }
      + situation.requests(.cancelled).suffix(2).map { .request($0, .cancelled) }
  }
}
