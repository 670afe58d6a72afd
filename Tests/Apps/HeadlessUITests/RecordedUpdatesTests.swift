import HeadlessUI
import Testing
import Trace
import TraceTesting

@Suite("Recordings of updates")
struct RecordedUpdatesTests {
  @Test("An update is recorded as work that the change has put off, and what it reads as bindings")
  func recorded() throws {
    let log = recording { recorder in
      let lamp = TracedLamp()
      let controller = TracedLampController(lamp)
      let window = Window(rootViewController: controller)
      window.makeKeyAndVisible()
      recorder.input(Input("tap")) {
        lamp.isLit = true
        lamp.flashes += 1
        lamp.colour = "red"
        #expect(lamp.switched == 1)
        _ = window.snapshot()
      }
    }
    let tap = try #require(log.events.first { $0.kind == .input })
    let (model, screen) = ("TracedLamp#1", "TracedLampController#1")
    let lines = log.lines(.read, .bind, .unbind, .notify, .state, .schedule, .resume, .effect)
    #expect(
      Array(lines.drop { !$0.hasPrefix("notify") }) == [
        "notify \(model) → \(screen) isLit",
        "schedule \(screen) → \(screen) schedule update properties for 0 ms",
        "unbind \(model) → \(screen) unbind isLit", "unbind \(model) → \(screen) unbind flashes",
        "state - → \(model) isLit false → true", "state - → \(model) flashes 0 → 1",
        "state \(model) → \(model) switched 0 → 1", "state - → \(model) colour \"white\" → \"red\"",
        "resume - → \(screen) resume update properties",
        "read \(screen) → \(model) isLit = true", "read \(screen) → \(model) flashes = 1",
        "effect \(screen) → \(screen) label.text \"dark 0\" → \"lit 1\"",
        "bind \(model) → \(screen) bind observation isLit",
        "bind \(model) → \(screen) bind observation flashes",
        "unbind \(model) → \(screen) unbind isLit", "unbind \(model) → \(screen) unbind flashes",
      ])
    #expect(log.events.last { $0.kind == .resume }?.parent == tap.id)
    #expect(log.bindings.map(\.member) == ["isLit", "flashes", "isLit", "flashes"])
  }

  @Test("A screen that is gone is bound to no model any more, though that stays")
  func ended() {
    let log = recording { _ in
      let lamp = TracedLamp()
      do {
        let window = Window(rootViewController: TracedLampController(lamp))
        window.makeKeyAndVisible()
      }
      lamp.isLit = true
    }
    let (model, screen) = ("TracedLamp#1", "TracedLampController#1")
    #expect(
      log.lines(.unbind, .notify, .state) == [
        "unbind \(model) → \(screen) unbind isLit", "unbind \(model) → \(screen) unbind flashes",
        "state - → \(model) isLit false → true",
      ])
  }
}

@Traced(.model) @Observable
private final class TracedLamp {
  var isLit = false
  var flashes = 0 {
    didSet { switched += 1 }
  }
  @ObservationIgnored private(set) var switched = 0
  var colour = "white"
}

/// Shows a lamp in a recording.
@Traced(.view)
private final class TracedLampController: ViewController {
  private let lamp: TracedLamp
  private let label = Label(identifier: "label", text: "")

  init(_ lamp: TracedLamp) {
    self.lamp = lamp
    super.init()
  }

  override func loadView() {
    view = View()
    view.addSubview(label)
  }

  override func updateProperties() {
    label.text = "\(lamp.isLit ? "lit" : "dark") \(lamp.flashes)"
  }
}
