import HeadlessUI

/// Notes its life cycle.
final class JournalingController: ViewController {
  private let name: String
  private let journal: Journal
  var whenAppearing: () -> Void = {}
  var whenDisappearing: () -> Void = {}
  /// Says whether it notes why it appears or disappears, too.
  var notesWhy = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init()
    title = name.uppercased()
  }

  override func loadView() { view = View(identifier: name) }
  override func viewDidLoad() { journal.note("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) {
    journal.note("\(name) will appear\(why)")
    whenAppearing()
  }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) appeared\(why)") }
  override func viewWillDisappear(_ animated: Bool) {
    journal.note("\(name) will disappear\(why)")
    whenDisappearing()
  }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) disappeared\(why)") }

  /// The reason why it appears or disappears, if that is to be noted.
  private var why: String {
    guard notesWhy else { return "" }
    let reasons = [
      (isMovingToParent, "moving to parent"), (isMovingFromParent, "moving from parent"),
      (isBeingPresented, "being presented"), (isBeingDismissed, "being dismissed"),
    ]
    return reasons.filter(\.0).map { ", \($0.1)" }.joined()
  }
}
