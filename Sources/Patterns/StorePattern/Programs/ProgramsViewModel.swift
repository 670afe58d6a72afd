import Samples

/// Commits what the list shows, and says when programs are requested.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// The contents of the screen.
  struct State: Equatable {
    var rows: [String] = []
    var isLoading = false
    /// The reason why the list may be old, or not whole; `nil` if there is nothing to say.
    var message: String?
    /// The reason why there is no list; `nil` if there is nothing to say, nor to reload.
    var failure: String?
  }

  let store: Store<State, Never>
  private let programs: ProgramModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(programs: ProgramModel) {
    store = Store(State())
    self.programs = programs
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  func refresh() { programs.refresh() }

  func scrolled(to offset: Int) { programs.scrolled(to: offset) }

  private func show(_ list: ProgramList) {
    store.commit(
      State(
        rows: list.programs.map(\.title),
        isLoading: list.isLoading,
        message: list.notice?.message,
        failure: list.failure?.message))
  }
}
