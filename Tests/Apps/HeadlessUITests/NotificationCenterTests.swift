import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("The notification center")
struct NotificationCenterTests {
  static let name: NotificationName = "changed"
  let center = NotificationCenter()
  let journal = Journal()

  func observe(
    _ text: String, name: NotificationName? = name, object: AnyObject? = nil
  ) -> NotificationToken {
    center.addObserver(forName: name, object: object, queue: nil) { [journal] _ in
      journal.note(text)
    }
  }

  @Test("Many observers hear in the order in which they were added")
  func order() {
    let tokens = (0..<50).map { observe("\($0)") }
    center.post(name: Self.name, object: nil)
    #expect(journal.lines == (0..<50).map(String.init))
    #expect(tokens.count == 50)
  }

  @Test("An observer hears its name and its object only")
  func filters() {
    let (one, other) = (Journal(), Journal())
    let tokens = [
      observe("all", name: nil), observe("name"), observe("one", object: one),
      observe("other", object: other), observe("another name", name: "else"),
    ]
    center.post(name: Self.name, object: one)
    #expect(journal.take() == ["all", "name", "one"])
    center.post(name: "else", object: other)
    #expect(journal.take() == ["all", "another name"])
    #expect(tokens.count == 5)
  }

  @Test("Releasing a token ends its registration, and what the block holds")
  func release() {
    weak var held: Journal?
    do {
      let local = Journal()
      held = local
      let token = center.addObserver(forName: Self.name, object: nil) { _ in local.note("heard") }
      center.post(name: Self.name, object: nil)
      #expect(local.lines == ["heard"])
      _ = token
    }
    #expect(held == nil)
    center.post(name: Self.name, object: nil)
  }

  @Test("One that is removed while others hear does not hear, nor one that is added")
  func reentrancy() {
    var tokens: [NotificationToken] = []
    tokens.append(
      center.addObserver(forName: Self.name, object: nil) { [center, journal] _ in
        journal.note("first")
        center.removeObserver(tokens[1])
        tokens.append(self.observe("late"))
      })
    tokens.append(observe("second"))
    tokens.append(observe("third"))
    center.post(name: Self.name, object: nil)
    #expect(journal.lines == ["first", "third"])
    tokens = []
  }

  @Test("A registration is a binding from the object to the observer, of the mechanism it names")
  func bindings() {
    let log = recording { recorder in
      let (model, observer) = (Participant(), Participant())
      var token: NotificationToken?
      observer.perform {
        token = center.addObserver(forName: "count", object: model, mechanism: .keyPath) { _ in }
      }
      center.post(name: "count", object: model)
      token.map(center.removeObserver)
      recorder.endStep()
    }
    #expect(
      log.lines(.bind, .notify, .unbind) == [
        "bind Participant#1 → Participant#2 bind key-path count",
        "notify Participant#1 → Participant#2 count(\"count\")",
        "unbind Participant#1 → Participant#2 unbind count",
      ])
  }
}
