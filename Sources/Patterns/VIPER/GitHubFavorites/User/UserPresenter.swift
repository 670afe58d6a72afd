import Samples

/// Has a user's repositories requested, and decides what is shown of them.
@Traced(.presenter)
final class UserPresenter {
  weak var view: (any UserViewInput)?
  private let interactor: any UserInteractorInput
  private let router: any UserRouterInput

  init(interactor: any UserInteractorInput, router: any UserRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

@Traced(extending: .presenter)
extension UserPresenter: UserViewOutput {
  func viewIsReady() {
    view?.showTitle("\(interactor.login)'s repositories")
    interactor.start()
    interactor.load()
  }

  func didScroll(to offset: Int) { interactor.scrolled(to: offset) }

  func didSelectRepository(at row: Int) { router.open(interactor.repository(at: row)) }
}

@Traced(extending: .presenter)
extension UserPresenter: UserInteractorOutput {
  func listChanged(to list: RepositoryList) {
    view?.showTotal(TotalText(loaded: list.repositories.count, total: list.total).text)
    if list.isLoading { view?.showSpinner() } else { view?.hideSpinner() }
    // Last, as in every pattern: the order of painting is no difference between them.
    view?.showRepositories(list.repositories.map { "\($0.name) ★\($0.stars)" })
  }

  func loadingFailed(_ message: String) { view?.showFailureAlert(message) }
}
