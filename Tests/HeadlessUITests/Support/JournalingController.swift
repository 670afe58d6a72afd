import HeadlessUI

/// Notes its life cycle.
final class JournalingController: ViewController {
  private let name: String
  private let journal: Journal
  var whenAppearing: () -> Void = {}

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    title = name.uppercased()
  }

  override func loadView() { view = View(identifier: name) }
  override func viewDidLoad() { journal.note("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) {
    journal.note("\(name) will appear")
    whenAppearing()
  }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) appeared") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) disappeared") }
}
