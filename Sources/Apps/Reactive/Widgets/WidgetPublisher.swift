import HeadlessUI
import OpenCombine
import Trace

/// A publisher of the user's actions on a widget.
nonisolated protocol WidgetPublisher {
  /// The participant to which the widget belongs.
  var origin: ParticipantMark? { get }
  /// The names of the widget and the event.
  var member: String { get }
}

/// A publisher of a widget's events, which neither keeps the widget alive nor publishes after its
/// end.
struct HappeningPublisher<Widget: View, Output>: WidgetPublisher {
  private weak var widget: Widget?
  private let name: String
  private let listen: (Widget, @escaping (Output) -> Void) -> () -> Void

  /// Creates a publisher; `listen` adds a listener to the widget and returns a closure that
  /// removes it.
  init(
    _ widget: Widget, _ name: String,
    listen: @escaping (Widget, @escaping (Output) -> Void) -> () -> Void
  ) {
    self.widget = widget
    self.name = name
    self.listen = listen
  }

  nonisolated var origin: ParticipantMark? {
    MainActor.assumeIsolated { widget?.owner.flatMap { ParticipantMark($0) } }
  }
  nonisolated var member: String {
    MainActor.assumeIsolated { widget?.member(name) ?? name }
  }
}

extension HappeningPublisher: Publisher {
  typealias Failure = Never

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    var ending: (() -> Void)?
    let outlet = Outlet(subscriber, excess: .dropped) {
      ending?()
      ending = nil
    }
    outlet.open()
    guard let widget, outlet.isOpen else { return }
    ending = listen(widget) { outlet.send($0) }
  }
}
