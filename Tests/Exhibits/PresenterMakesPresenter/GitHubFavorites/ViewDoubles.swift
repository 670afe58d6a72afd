@testable import PresenterMakesPresenter

/// A search's view that keeps the presenter of the screen that it was to open.
final class SearchViewDouble: SearchViewing {
  private(set) var opened: (any UserPresenting)?

  func showUsers(_ logins: [String]) {}

  func showTotal(_ text: String) {}

  func showSpinner() {}

  func hideSpinner() {}

  func setCancelHidden(_ isHidden: Bool) {}

  func endEditing() {}

  func showFailureAlert(_ message: String) {}

  func openUser(_ presenter: any UserPresenting) { opened = presenter }
}

/// A user's view that keeps the title, and the presenter of the screen that it was to open.
final class UserViewDouble: UserViewing {
  private(set) var title = ""
  private(set) var opened: (any RepositoryPresenting)?

  func showTitle(_ title: String) { self.title = title }

  func showRepositories(_ texts: [String]) {}

  func showTotal(_ text: String) {}

  func showSpinner() {}

  func hideSpinner() {}

  func showFailureAlert(_ message: String) {}

  func openRepository(_ presenter: any RepositoryPresenting) { opened = presenter }
}

/// A repository's view that keeps what is offered.
final class RepositoryViewDouble: RepositoryViewing {
  private(set) var favorite = ""

  func showName(_ text: String) {}

  func showDescription(_ text: String) {}

  func showFavorite(_ title: String) { favorite = title }
}
