import Samples

/// Requests programs, and decides what is shown of them and of what went wrong.
@Traced(.presenter)
final class ProgramsPresenter: ProgramsPresenting {
  weak var view: (any ProgramsViewing)?
  private let programs: ProgramModel
  /// Kept only because releasing it would end the observation.
  private var observation: ObservationToken?

  init(programs: ProgramModel) {
    self.programs = programs
  }

  func viewDidLoad() {
    observation = programs.observe { [weak self] list in self?.show(list) }
  }

  func viewWillAppear() { programs.refresh() }

  func didTapRefresh() { programs.refresh() }

  func didTapReload() { programs.refresh() }

  func didScroll(to offset: Int) { programs.scrolled(to: offset) }

  private func show(_ list: ProgramList) {
    if list.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    if let notice = list.notice {
      view?.showMessage(notice.message)
    } else {
      view?.hideMessage()
    }
    if let failure = list.failure {
      view?.showFailure(failure.message)
    } else {
      view?.hideFailure()
    }
    // Last, as in every pattern: the order of painting is no difference between them.
    view?.showPrograms(list.programs.map(\.title))
  }
}
