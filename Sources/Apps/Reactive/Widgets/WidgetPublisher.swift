import HeadlessUI
import OpenCombine
import Trace

/// A publisher of what a person does to a widget.
nonisolated protocol WidgetPublisher {
  /// The participant to which the widget belongs.
  var origin: ParticipantMark? { get }
  /// The widget and what happens to it.
  var member: String { get }
}

/// Publishes what happens to a widget, which it does not keep alive; once the widget is gone,
/// nothing happens any more.
struct HappeningPublisher<Widget: View, Output>: WidgetPublisher {
  private weak var widget: Widget?
  private let name: String
  private let listen: (Widget, @escaping (Output) -> Void) -> () -> Void

  /// Publishes what a widget reports; `listen` begins to listen, and gives what ends it.
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
