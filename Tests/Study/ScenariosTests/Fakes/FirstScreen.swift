import HeadlessUI
import Samples
import Trace

@MainActor @Traced(.controller)
final class FirstScreen: ViewController {
  private let search = SearchBar(identifier: "search", placeholder: "Search")
  private let echo = Label(identifier: "echo")
  private let rows = TableView(identifier: "rows")
  private let ask = Button(identifier: "ask", title: "Ask")
  private let later = Button(identifier: "later", title: "Later")
  private let off = Button(identifier: "off", title: "Off")
  private let secret = Label(identifier: "secret")
  private let environment: Environment
  private let flaw: Flaw
  private var timers: [ScheduledWork] = []
  private var keepsItself: FirstScreen?

  init(environment: Environment, flaw: Flaw) {
    self.environment = environment
    self.flaw = flaw
    super.init()
  }

  isolated deinit {
    if flaw == .lateMisuse { environment.faults.report("ended") }
  }

  override func loadView() {
    let screen = View(identifier: "first")
    for widget in [search, echo, rows, ask, later, off, secret] { screen.addSubview(widget) }
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.delegate = self
    rows.dataSource = self
    rows.delegate = self
    off.isEnabled = false
    secret.isHidden = flaw != .exposed
    ask.addAction(Action { [weak self] _ in self?.present() }, for: .touchUpInside)
    later.addAction(Action { [weak self] _ in self?.postpone() }, for: .touchUpInside)
    off.addAction(Action { [weak self] _ in self?.echo.text = "off" }, for: .touchUpInside)
  }

  private func present() {
    let alert = AlertController(title: nil, message: "Sure?")
    for title in ["Yes", "No"] {
      alert.addAction(
        AlertAction(title: title, style: .default) { [weak self] _ in self?.answer(title) })
    }
    present(alert, animated: true)
  }

  private func answer(_ title: String) {
    echo.text = title
    echo.textColor = flaw == .color ? .red : .green
    if flaw == .leak { keepsItself = self }
    if flaw == .misuse { environment.faults.report("answered") }
  }

  private func postpone() {
    if flaw != .race { timers = [] }
    timers.append(
      environment.clock.schedule(after: 1_000) { [weak self] in self?.echo.text = "done" })
  }
}

@MainActor extension FirstScreen: SearchBarDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { echo.text = "editing" }
  func searchBar(_ searchBar: SearchBar, textDidChange text: String) { echo.text = text }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { echo.text = "ended" }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { title = searchBar.text }
}

@MainActor extension FirstScreen: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: "row \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(DetailScreen(row: indexPath.row), animated: true)
  }
}

@MainActor @Traced(.controller)
final class DetailScreen: ViewController {
  private let row: Int

  init(row: Int) {
    self.row = row
    super.init()
  }

  override func loadView() {
    let label = Label(identifier: "row")
    label.text = "row \(row)"
    view = View(identifier: "detail")
    view.addSubview(label)
  }
}

@MainActor @Traced(.controller)
final class OtherScreen: ViewController {
  override func loadView() {
    let label = Label(identifier: "hello")
    label.text = "hello"
    view = View(identifier: "other")
    view.addSubview(label)
  }
}
