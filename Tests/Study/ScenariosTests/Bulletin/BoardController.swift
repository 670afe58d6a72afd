import HeadlessUI
import Samples
import Trace

/// The way in which a bulletin is broken.
enum BulletinFlaw: Sendable {
  case none
  /// A new request does not cancel the old one, whose answer is shown when it comes.
  case showsCancelled
  /// The note of what is under way is made after the call that asks.
  case notesLate
  /// The completion keeps the screen alive.
  case leak
  /// Every answer asks again.
  case insists
}

/// The board with all decisions in its controller.
@MainActor @Traced(.controller)
final class BoardController: ViewController {
  private let service: BulletinService
  private let clock: VirtualClock
  private let flaw: BulletinFlaw
  private let screen = BoardScreen()
  private var requests: [RequestToken] = []
  private var presence: EventToken?
  private var slowness: ScheduledWork?
  private var edition: Edition?

  init(service: BulletinService, clock: VirtualClock, flaw: BulletinFlaw) {
    self.service = service
    self.clock = clock
    self.flaw = flaw
    super.init()
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.headlines.dataSource = self
    screen.reload.addAction(Action { [weak self] _ in self?.load() }, for: .touchUpInside)
    screen.read.addAction(Action { [weak self] _ in self?.read() }, for: .touchUpInside)
    presence = service.observePresence { [weak self] presence in
      self?.screen.presence.text = presence.rawValue
    }
    load()
  }

  private func load() {
    if flaw != .showsCancelled { requests = [] }
    screen.hint.text = ""
    slowness = clock.schedule(after: 200) { [weak self] in self?.screen.hint.text = "slow" }
    if flaw != .notesLate { note(isLoading: true) }
    let request =
      flaw == .leak
      ? service.edition { result in self.show(result) }
      : service.edition { [weak self] result in self?.show(result) }
    if flaw == .notesLate { note(isLoading: true) }
    requests.append(request)
  }

  private func note(isLoading: Bool) {
    if isLoading { screen.spinner.startAnimating() } else { screen.spinner.stopAnimating() }
  }

  private func show(_ result: Result<Edition, ServerError>) {
    note(isLoading: false)
    slowness = nil
    switch result {
    case .success(let edition):
      self.edition = edition
      screen.edition.text = "edition \(edition.number)"
      screen.headlines.reloadData()
    case .failure(let error): showFailure(error.message)
    }
    if flaw == .insists { load() }
  }

  private func read() {
    navigationController?.pushViewController(
      NoticeController(service: service, title: "Notice"), animated: true)
  }
}

@MainActor extension BoardController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    edition?.headlines.count ?? 0
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: edition?.headlines[indexPath.row] ?? "")
  }
}

@MainActor @Traced(.controller)
final class NoticeController: ViewController {
  private let service: BulletinService
  private let text = Label(identifier: "text")
  private var request: RequestToken?

  init(service: BulletinService, title: String) {
    self.service = service
    super.init()
    self.title = title
  }

  override func loadView() {
    view = View(identifier: "notice")
    view.addSubview(text)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    request = service.notice(title ?? "") { [weak self] result in
      switch result {
      case .success(let text): self?.text.text = text
      case .failure(let error): self?.showFailure(error.message)
      }
    }
  }
}
