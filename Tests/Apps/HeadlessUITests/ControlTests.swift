import HeadlessUI
import Testing

@Suite("Controls")
struct ControlTests {
  @Test("Actions are performed for their event, in the order of adding")
  func order() {
    let journal = Journal()
    let button = Button()
    for name in ["a", "b", "c"] {
      button.addAction(Action(title: name) { journal.note($0.title) }, for: .touchUpInside)
    }
    button.addAction(Action { journal.note("other") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(journal.lines == ["a", "b", "c"])
  }

  @Test("An action added twice is performed once, at its new place")
  func twice() {
    let journal = Journal()
    let button = Button()
    let first = Action { journal.note("first") }
    button.addAction(first, for: .touchUpInside)
    button.addAction(Action { journal.note("second") }, for: .touchUpInside)
    button.addAction(first, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(journal.lines == ["second", "first"])
  }

  @Test("A target does what it is added for, as long as it lives")
  func target() {
    let button = Button()
    var counter: TapCounter? = TapCounter()
    if let counter { button.addTarget(counter, action: TapCounter.count, for: .touchUpInside) }
    button.sendActions(for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(counter?.taps == 1)
    weak let released = counter
    counter = nil
    #expect(released == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test("An action knows its sender while it is performed")
  func sender() {
    let button = Button()
    var sender: Control?
    let action = Action { sender = $0.sender }
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test("An action that another one removes is not performed any more")
  func removal() {
    let journal = Journal()
    let button = Button()
    let second = Action { journal.note("second") }
    button.addAction(
      Action { button.removeAction(second, for: .touchUpInside) }, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(journal.lines == [])
  }
}

/// Something that a control can have as its target.
private final class TapCounter {
  private(set) var taps = 0

  func count() { taps += 1 }
}
