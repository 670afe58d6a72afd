import HeadlessUI
import Testing

@Suite("What a person does")
struct InteractionTests {
  let screen = TracedScreen()
  let journal = Journal()
  let window: Window

  init() {
    window = Window(rootViewController: PlainController(screen))
    window.makeKeyAndVisible()
  }

  @Test("A tap sends the action; a disabled button takes it, and nothing happens")
  func taps() throws {
    screen.button.addAction(Action { [journal] in journal.note("tapped") }, for: .touchUpInside)
    try window.tap("button")
    screen.button.isEnabled = false
    try window.tap("button")
    try window.tap("label")
    #expect(journal.lines == ["tapped"])
  }

  @Test("Typing begins editing and comes character by character; submitting ends editing")
  func typing() throws {
    let delegate = TypingDelegate(journal)
    screen.search.delegate = delegate
    try window.type("ab", into: "search")
    #expect(journal.take() == ["begin", "a", "ab"])
    #expect(window.snapshot()["search"]?.isEditing == true)
    try window.submit("search")
    #expect(journal.take() == ["search ab", "end"])
    try window.clear("search")
    try window.clear("search")
    #expect(journal.take() == [""])
    #expect(screen.search.isFirstResponder == false)
    screen.search.text = "by program"
    #expect(journal.take() == [])
    try window.submit("search")
    #expect(journal.take() == ["begin", "search by program", "end"])
  }

  @Test("One field is edited at a time, and none once its screen is gone")
  func oneKeyboard() throws {
    let delegate = TypingDelegate(journal)
    screen.search.delegate = delegate
    for event in [ControlEvent.editingDidBegin, .editingChanged, .editingDidEnd] {
      screen.field.addAction(
        Action { [journal] in journal.note(event.rawValue) }, for: event)
    }
    try window.tap("search")
    try window.type("x", into: "field")
    #expect(journal.take() == ["begin", "end", "editingDidBegin", "editingChanged"])
    window.rootViewController.present(ViewController(), animated: false)
    #expect(journal.take() == ["editingDidEnd"])
  }

  @Test("A disabled field takes no text")
  func disabledField() throws {
    screen.field.isEnabled = false
    try window.type("x", into: "field")
    #expect(screen.field.text == "")
    #expect(screen.field.isFirstResponder == false)
  }

  @Test("Selecting a row ends editing and tells the delegate")
  func selecting() throws {
    let list = Choices(journal)
    screen.list.dataSource = list
    screen.list.delegate = list
    screen.list.reloadData()
    try window.tap("search")
    try window.select("list", row: 2)
    #expect(journal.take() == ["selected 2"])
    #expect(screen.search.isFirstResponder == false)
    try window.scroll("list", to: .bottom)
    #expect(screen.list.contentOffset == 4)
    try window.scroll("list", to: .top)
    #expect(screen.list.contentOffset == 0)
  }

  nonisolated struct Refusal: Sendable, CustomTestStringConvertible {
    let error: InteractionError
    let text: String
    let act: @MainActor @Sendable (Window, TracedScreen) throws -> Void
    var testDescription: String { text }

    init(
      _ error: InteractionError, _ text: String,
      act: @escaping @MainActor @Sendable (Window, TracedScreen) throws -> Void
    ) {
      self.error = error
      self.text = text
      self.act = act
    }
  }

  nonisolated static let names = ["label", "button", "field", "search", "list", "spinner"]

  nonisolated static let refusals = [
    Refusal(
      .absent("buton", known: names),
      "there is no widget “buton” here (label, button, field, search, list, spinner)"
    ) { window, _ in try window.tap("buton") },
    Refusal(.hidden("button"), "“button” is hidden") { window, screen in
      screen.button.isHidden = true
      try window.tap("button")
    },
    Refusal(.hidden("label"), "“label” is hidden") { window, screen in
      let group = View()
      screen.addSubview(group)
      group.addSubview(screen.label)
      group.isHidden = true
      try window.tap("label")
    },
    Refusal(.hidden("spinner"), "“spinner” is hidden") { window, _ in try window.tap("spinner") },
    Refusal(
      .notEditable("label", fields: ["field", "search"]), "“label” takes no text (field, search)"
    ) { window, _ in try window.type("x", into: "label") },
    Refusal(.notAList("label", lists: ["list"]), "“label” has no rows (list)") { window, _ in
      try window.select("label", row: 0)
    },
    Refusal(.noSuchRow(list: "list", row: 0, count: 0), "“list” has no row 0: it has 0") {
      window, _ in try window.select("list", row: 0)
    },
    Refusal(
      .cannotGoBack(screen: "screen"), "cannot go back: “screen” is the root of its stack"
    ) { window, _ in
      try window.back()
    },
    Refusal(.noSuchTab("home", known: []), "there is no tab “home”") { window, _ in
      try window.tab("home")
    },
    Refusal(
      .noAlert(choice: "OK"), "no alert is shown that could be answered with “OK”"
    ) { window, _ in
      try window.choose("OK")
    },
    Refusal(
      .behindAlert(message: "Well?", actions: ["Yes"]),
      "the alert “Well?” must be answered first (Yes)"
    ) { window, _ in
      window.rootViewController.present(question(), animated: true)
      try window.tap("button")
    },
    Refusal(.noSuchAction("No", known: ["Yes"]), "the alert has no action “No” (Yes)") {
      window, _ in
      window.rootViewController.present(question(), animated: true)
      try window.choose("No")
    },
  ]

  static func question() -> AlertController {
    let alert = AlertController(message: "Well?")
    alert.addAction(AlertAction(title: "Yes", style: .default))
    return alert
  }

  @Test("What cannot be done is refused, with what could", arguments: refusals)
  func refused(_ refusal: Refusal) {
    let error = #expect(throws: InteractionError.self) { try refusal.act(window, screen) }
    #expect(error == refusal.error)
    #expect(error?.description == refusal.text)
  }

  @Test("A row out of sight cannot be tapped")
  func rowOutOfSight() {
    let list = Choices(journal)
    screen.list.dataSource = list
    screen.list.reloadData()
    #expect(throws: InteractionError.rowOutOfSight(list: "list", row: 9, visible: 0..<8)) {
      try window.select("list", row: 9)
    }
  }
}

private final class TypingDelegate: SearchBarDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    journal.note(searchText)
  }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { journal.note("begin") }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) { journal.note("end") }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    journal.note("search \(searchBar.text ?? "")")
  }
}

private final class Choices: TableViewDataSource, TableViewDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: "choice \(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("selected \(indexPath.row)")
  }
}
