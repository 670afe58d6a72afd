import Reactive
import Samples

@Traced(extending: .viewModel)
extension SearchViewModel.Inputs {
  /// What to look for: the text once typing rests, or at once when it is submitted or empty.
  func queries(on scheduler: VirtualScheduler) -> AnyPublisher<String, Never> {
    let immediate = submit.withLatestFrom(text).merge(with: text.filter(\.isEmpty))
    // A query that is issued at once takes the place of the keystroke that waits.
    let rested = text.map(Optional.some).merge(with: immediate.map { _ in nil })
      .debounce(for: .milliseconds(UserSearch.typingDelay), scheduler: scheduler)
      .compactMap { $0 }
    return immediate.merge(with: rested).eraseToAnyPublisher()
  }
}
