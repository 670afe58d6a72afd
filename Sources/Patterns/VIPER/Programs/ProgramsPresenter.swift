import Samples
import Trace

/// Has programs requested, and decides what is shown of them and of what went wrong.
@Traced(.presenter)
final class ProgramsPresenter {
  weak var view: (any ProgramsViewInput)?
  private let interactor: any ProgramsInteractorInput

  init(interactor: any ProgramsInteractorInput) {
    self.interactor = interactor
  }
}

@Traced(extending: .presenter)
extension ProgramsPresenter: ProgramsViewOutput {
  func viewIsReady() { interactor.start() }

  func viewWillAppear() { interactor.refresh() }

  func didTapRefresh() { interactor.refresh() }

  func didTapReload() { interactor.refresh() }

  func didScroll(to offset: Int) { interactor.scrolled(to: offset) }
}

@Traced(extending: .presenter)
extension ProgramsPresenter: ProgramsInteractorOutput {
  func programsChanged(to list: ProgramList) {
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
