import Testing
import Trace

@MainActor
@Suite("An effect")
struct EffectTests {
  @Test(
    "is redundant if it wrote what was there", arguments: [("0", "1", false), ("1", "1", true)])
  func redundancy(old: String, new: String, redundant: Bool) {
    let log = recorded {
      let screen = Screen()
      Effects.wrote(on: screen, widget: "count", "text", old: old, new: new)
    }
    #expect(log.events(.effect).map(\.isRedundant) == [redundant])
    #expect(log.events(.effect).map(\.to) == ["Screen#1"])
  }

  @Test("is redundant by the whole value, not by what a text shows of it")
  func longTexts() {
    let text = String(repeating: "a", count: 200)
    let log = recorded {
      Effects.wrote(on: Screen(), widget: "label", "text", old: text + "1", new: text + "2")
    }
    #expect(log.events(.effect).map(\.isRedundant) == [false])
  }

  @Test("that is read is a message from whoever acts, unless that is the owner or the script")
  func reads() {
    let log = recorded {
      let (screen, listener) = (Screen(), Listener())
      Effects.read(on: screen, widget: "field", "text", "read by the script")
      for reader in [listener as any Traceable, screen] {
        Effects.perform(on: reader, .set) {
          Effects.read(on: screen, widget: "field", "text", "oboe")
        }
      }
    }
    #expect(log.texts(.read) == [#"field.text = "oboe""#])
    #expect(log.events(.read).map(\.from) == ["Listener#1"])
    #expect(log.events(.read).map(\.to) == ["Screen#1"])
  }

  @Test("on what is shown holds what follows from it")
  func navigation() {
    let log = recorded {
      let screen = Screen()
      let next = Screen()
      Effects.perform(on: screen, .push, came: [next]) { next.load() }
    }
    let change = log.events(.navigate).first
    #expect(change?.payload == .navigate(.push, came: ["Screen#2"], went: []))
    #expect(log.events(.call).map(\.parent) == [change?.id])
    #expect(log.events(.call).map(\.from) == ["Screen#1"])
  }
}
