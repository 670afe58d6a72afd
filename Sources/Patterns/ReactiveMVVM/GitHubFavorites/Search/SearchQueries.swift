import Reactive
import Samples

/// When what is typed becomes a query: once typing rests, but at once when it is submitted or the
/// field is empty.
@Traced(.viewModel)
enum SearchQueries {
  static func publisher(
    of inputs: SearchViewModel.Inputs, on scheduler: VirtualScheduler
  ) -> AnyPublisher<String, Never> {
    let immediate = inputs.submit.withLatestFrom(inputs.text)
      .merge(with: inputs.text.filter { UserSearch.isImmediate($0) })
      .share()
    // A query that is issued at once takes the place of the keystroke that waits.
    let rested = inputs.text.filter { !UserSearch.isImmediate($0) }.map(Optional.some)
      .merge(with: immediate.map { _ in nil })
      .debounce(for: .milliseconds(UserSearch.typingDelay), scheduler: scheduler)
      .compactMap { $0 }
    return immediate.merge(with: rested).eraseToAnyPublisher()
  }
}
