import HeadlessUI
import Testing

@testable import MVVM

@Suite("A view model's changes")
struct ChangesTests {
  private let person = PersonViewModel()
  private let heard = Target("")
  private let token: NotificationToken

  init() {
    token = Binder(person).bind(\.nickname, to: heard) { $0.value = $1 ?? "none" }
  }

  @Test("publish a property that is given another value")
  func update() {
    person.changes.update(\.nickname, of: person, to: "Countess")
    #expect(person.nickname == "Countess")
    #expect(heard.values == ["none", "Countess"])
  }

  @Test("publish nothing of a property that is given an equal value")
  func equalValue() {
    person.changes.update(\.nickname, of: person, to: nil)
    #expect(heard.values == ["none"])
  }

  @Test("stop at once when a property that is not published is given another value")
  func unpublished() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let person = PersonViewModel()
        person.changes.update(\.secret, of: person, to: "a sweet tooth")
      }
    }
  }

  @Test("announce a value once, which is gone again when all were notified")
  func announce() {
    person.changes.announce(\.nickname, of: person, "Countess")
    #expect(person.nickname == nil)
    #expect(heard.values == ["none", "Countess"])
  }

  @Test("announce an equal value again")
  func announceAgain() {
    for _ in 1...2 { person.changes.announce(\.nickname, of: person, "Countess") }
    #expect(heard.values == ["none", "Countess", "Countess"])
  }
}
