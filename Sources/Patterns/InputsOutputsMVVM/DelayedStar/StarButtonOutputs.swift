import HeadlessUI
import Reactive

/// The look of a star's button: part of the outputs of both screens.
protocol StarButtonOutputs {
  /// The star as it is, or as it is becoming.
  var starTitle: AnyPublisher<String, Never> { get }
  /// Its colour, which says whether it is settled.
  var starColor: AnyPublisher<Color, Never> { get }
  /// Publishes whether the button can be tapped.
  var isStarEnabled: AnyPublisher<Bool, Never> { get }
}
