import Reactive
import Samples

/// The rule for when typed text becomes a query: when typing rests, but at once if the text is
/// submitted or empty.
@Traced(.viewModel)
enum SearchQueries {
  /// The queries that follow from what a person does.
  ///
  /// - Parameters:
  ///   - typed: The text of the field, whenever it changes.
  ///   - submitted: The taps on the search key.
  ///   - scheduler: The time, which typing needs.
  /// - Returns: What to look for.
  static func publisher(
    typed: some Publisher<String, Never>, submitted: some Publisher<Void, Never>,
    on scheduler: VirtualScheduler
  ) -> AnyPublisher<String, Never> {
    let immediate = submitted.withLatestFrom(typed)
      .merge(with: typed.filter { UserSearch.isImmediate($0) })
      .share()
    // A query that is issued at once takes the place of the keystroke that waits.
    let rested = typed.filter { !UserSearch.isImmediate($0) }.map(Optional.some)
      .merge(with: immediate.map { _ in nil })
      .debounce(for: .milliseconds(UserSearch.typingDelay), scheduler: scheduler)
      .compactMap { $0 }
    return immediate.merge(with: rested).eraseToAnyPublisher()
  }
}
