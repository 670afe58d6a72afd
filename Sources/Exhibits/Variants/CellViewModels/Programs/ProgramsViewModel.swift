import Samples

/// A view model for each program and what there is to say of them, kept in step with the list, and
/// what the buttons mean.
@Traced(.viewModel)
final class ProgramsViewModel: Bindable {
  let changes: Changes<ProgramsViewModel>
  private(set) var rows: [ProgramRowViewModel] = []
  /// Announced when rows have come or gone; those that stay keep their view models.
  private(set) var rowDifference: RowDifference?
  private(set) var isLoading = false
  /// The reason why the list may be old, or not whole; `nil` if there is nothing to say.
  private(set) var message: String?
  private(set) var isMessageHidden = true
  /// The reason why there is no list; `nil` if there is nothing to say, nor to reload.
  private(set) var failure: String?
  private(set) var isFailureHidden = true
  private let programs: ProgramModel
  /// The programs of the rows.
  private var listed: [Program] = []
  /// Held to keep the observation alive.
  private var observation: ObservationToken?

  init(programs: ProgramModel) {
    changes = Changes(
      publishing: [
        \.rowDifference: "rowDifference", \.isLoading: "isLoading", \.message: "message",
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
    show(list.programs)
  }

  private func show(_ programs: [Program]) {
    let difference = programs.difference(from: listed)
    guard !difference.isEmpty else { return }
    listed = programs
    var rows = rows
    for change in difference {
      switch change {
      case .remove(let row, _, _):
        rows.remove(at: row)
      case .insert(let row, let program, _):
        rows.insert(ProgramRowViewModel(program: program), at: row)
      }
    }
    self.rows = rows
    changes.announce(\.rowDifference, of: self, RowDifference(difference))
  }
}
