import Reactive
import Samples

/// The favorites as screens hand them on to the next screen.
///
/// The output publishes what they are: the present ones to each new subscriber, then each change.
/// The input takes what they are to be from now on, all of them.
typealias FavoritesStreams = (
  output: AnyPublisher<Favorites, Never>, input: (Favorites) -> Void
)

/// Keeps the favorites between the two ends: what arrives at the input is published by the output.
@Traced(.model)
final class FavoritesRelay {
  private let favorites: CurrentValueSubject<Favorites, Never>

  init() {
    favorites = CurrentValueSubject(Favorites())
  }

  /// The two ends, to be handed on.
  func makeStreams() -> FavoritesStreams {
    (output: favorites.eraseToAnyPublisher(), input: favorites.send)
  }
}
