import HeadlessUI
import Reactive
import Testing

@Suite("Publishers of widgets")
struct WidgetPublisherTests {
  let layout = Layout()
  let journal = Journal()
  let window: Window

  init() {
    window = Window(rootViewController: Host(layout))
    window.makeKeyAndVisible()
  }

  @Test("They tell what the person does, and not what the program writes")
  func happenings() throws {
    let rows = Rows()
    layout.list.dataSource = rows
    layout.list.reloadData()
    let subscriptions = [
      layout.button.tapPublisher.sink { journal.note("tap") },
      layout.search.textPublisher.sink { journal.note("text \($0)") },
      layout.search.searchPublisher.sink { journal.note("search") },
      layout.search.isEditingPublisher.sink { journal.note("editing \($0)") },
      layout.field.publisher(for: .editingChanged).sink { journal.note("field") },
      layout.field.publisher(for: .primaryActionTriggered).sink { journal.note("return") },
      layout.list.selectionPublisher.sink { journal.note("row \($0.row)") },
      layout.list.contentOffsetPublisher.sink { journal.note("offset \($0)") },
    ]
    layout.search.text = "by program"
    try window.tap("button")
    try window.clear("search")
    try window.type("a", into: "search")
    try window.submit("search")
    try window.type("b", into: "field")
    try window.submit("field")
    try window.select("list", row: 3)
    try window.scroll("list", to: .bottom)
    #expect(
      journal.lines == [
        "tap", "text ", "editing true", "text a", "search", "editing false", "field", "return",
        "row 3", "offset 4",
      ])
    #expect(subscriptions.count == 8)
  }

  @Test("A publisher does not keep its widget alive, and then tells nothing")
  func weakness() {
    weak var released: Button?
    let publisher: AnyPublisher<Void, Never>
    do {
      let button = Button()
      released = button
      publisher = button.tapPublisher
    }
    #expect(released == nil)
    let subscription = publisher.sink { journal.note("tap") }
    #expect(journal.lines == [])
    _ = subscription
  }
}

private final class Host: ViewController {
  private let layout: View

  init(_ layout: View) {
    self.layout = layout
    super.init()
  }

  override func loadView() { view = layout }
}

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(text: "\(indexPath.row)")
  }
}
