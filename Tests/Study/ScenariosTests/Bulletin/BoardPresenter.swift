import HeadlessUI
import Samples
import Trace

/// Decides what the board shows.
@MainActor @Traced(.presenter)
final class BoardPresenter {
  weak var view: (any BoardViewing)?
  private let service: BulletinService
  private let clock: VirtualClock
  private var slowness: ScheduledWork?
  private var request: RequestToken?
  private var presence: EventToken?

  init(service: BulletinService, clock: VirtualClock) {
    self.service = service
    self.clock = clock
  }

  func begin() {
    presence = service.observePresence { [weak self] presence in
      self?.view?.show(presence: presence.rawValue)
    }
    load()
  }

  func load() {
    request?.cancel()
    view?.show(hint: "")
    slowness = clock.schedule(after: 200) { [weak self] in self?.view?.show(hint: "slow") }
    view?.show(isLoading: true)
    request = service.edition { [weak self] result in self?.end(result) }
  }

  private func end(_ result: Result<Edition, ServerError>) {
    view?.show(isLoading: false)
    slowness = nil
    switch result {
    case .success(let edition):
      view?.show(edition: "edition \(edition.number)", headlines: edition.headlines)
    case .failure(let error): view?.show(failure: error.message)
    }
  }
}

@MainActor protocol BoardViewing: AnyObject {
  func show(presence: String)
  func show(hint: String)
  func show(isLoading: Bool)
  func show(edition: String, headlines: [String])
  func show(failure: String)
}

/// The board that decides nothing.
@MainActor @Traced(.view)
final class BoardViewController: ViewController, BoardViewing {
  private let presenter: BoardPresenter
  private let service: BulletinService
  private let screen = BoardScreen()
  private var rows: [String] = []

  init(presenter: BoardPresenter, service: BulletinService) {
    self.presenter = presenter
    self.service = service
    super.init()
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.headlines.dataSource = self
    screen.reload.addAction(
      Action { [weak self] _ in self?.presenter.load() }, for: .touchUpInside)
    screen.read.addAction(Action { [weak self] _ in self?.read() }, for: .touchUpInside)
    presenter.begin()
  }

  func show(presence: String) { screen.presence.text = presence }
  func show(hint: String) { screen.hint.text = hint }

  func show(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  func show(edition: String, headlines: [String]) {
    rows = headlines
    screen.edition.text = edition
    screen.headlines.reloadData()
  }

  func show(failure: String) { showFailure(failure) }

  private func read() {
    navigationController?.pushViewController(
      NoticeController(service: service, title: "Notice"), animated: true)
  }
}

@MainActor extension BoardViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: rows[indexPath.row])
  }
}
