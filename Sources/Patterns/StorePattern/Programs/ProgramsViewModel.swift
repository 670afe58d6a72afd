import Samples

/// Commits what the list shows, and says when programs are requested.
@Traced(.viewModel)
final class ProgramsViewModel {
  /// What the screen shows.
  struct State: Equatable {
    var rows: [String] = []
    var isLoading = false
    /// Why what is shown may be old, or not all; `nil` if there is nothing to say.
    var message: String?
    /// Why there is nothing to show; `nil` if there is nothing to say, nor to reload.
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
