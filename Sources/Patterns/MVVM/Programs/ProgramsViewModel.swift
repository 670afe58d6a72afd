import Samples

/// The programs' titles and what there is to say of them, kept in step with the list, and what the
/// buttons mean.
@Traced(.viewModel)
final class ProgramsViewModel: Bindable {
  let changes: Changes<ProgramsViewModel>
  private(set) var rows: [String] = []
  private(set) var isLoading = false
  /// The reason why the list may be old, or not whole; `nil` if there is nothing to say.
  private(set) var message: String?
  private(set) var isMessageHidden = true
  /// The reason why there is no list; `nil` if there is nothing to say, nor to reload.
  private(set) var failure: String?
  private(set) var isFailureHidden = true
  private let programs: ProgramModel
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(programs: ProgramModel) {
    changes = Changes(
      publishing: [
        \.rows: "rows", \.isLoading: "isLoading", \.message: "message",
        \.isMessageHidden: "isMessageHidden", \.failure: "failure",
        \.isFailureHidden: "isFailureHidden",
      ])
    self.programs = programs
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  func refresh() { programs.refresh() }

  func scrolled(to offset: Int) { programs.scrolled(to: offset) }

  private func show(_ list: ProgramList) {
    changes.update(\.isLoading, of: self, to: list.isLoading)
    changes.update(\.message, of: self, to: list.notice?.message)
    changes.update(\.isMessageHidden, of: self, to: list.notice == nil)
    changes.update(\.failure, of: self, to: list.failure?.message)
    changes.update(\.isFailureHidden, of: self, to: list.failure == nil)
    // Last, as in every pattern: the order of painting is no difference between them.
    changes.update(\.rows, of: self, to: list.programs.map(\.title))
  }
}
