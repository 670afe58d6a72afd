import HeadlessUI
import Testing

/// Frames decide whether patterns behave alike: nothing that the lists name may be left out when
/// two of them are compared, and nothing on a screen when one is taken.
@Suite("Frames that differ in one thing")
struct FrameEqualityTests {
  @Test("are not equal, whichever property of a widget it is", arguments: WidgetProperty.stored)
  func properties(_ property: WidgetProperty) throws {
    for kind in property.kinds {
      var one = Frame.Widget("a", kind)
      var other = one
      let values = property.form.examples
      #expect(property.set(values.0, in: &one) && property.set(values.1, in: &other))
      #expect(one != other, "\(kind.rawValue).\(property.name)")
      #expect(Set([one, other]).count == 2, "\(kind.rawValue).\(property.name)")
      var (first, second) = (Frame(screen: "s"), Frame(screen: "s"))
      (first.widgets, second.widgets) = ([one], [other])
      #expect(first != second, "\(kind.rawValue).\(property.name)")
      let missing = Frame.Widget("a", kind)
      if property.name != "kind" { #expect(missing != one, "\(property.name) is none") }
    }
  }

  @Test("are not equal, whatever of the whole it is")
  func wholes() {
    var full = Frame(screen: "s")
    full.tab = "t"
    full.titles = ["a"]
    full.depth = 1
    full.widgets = [Frame.Widget("l", .label)]
    full.alert = Frame.Alert(title: "t", message: "m", actions: ["OK"])
    let changes: [String: (inout Frame) -> Void] = [
      "screen": { $0.screen = nil }, "tab": { $0.tab = "u" }, "titles": { $0.titles = ["b"] },
      "depth": { $0.depth = 2 }, "widgets": { $0.widgets = [Frame.Widget("m", .label)] },
      "alert": { $0.alert?.message = "n" }, "alert's title": { $0.alert?.title = nil },
      "alert's actions": { $0.alert?.actions = [] },
    ]
    #expect(Set(changes.keys) == Set(FrameProperty.all.map(\.name)))
    for (name, change) in changes {
      var other = full
      change(&other)
      #expect(other != full, "\(name)")
      let differing = FrameProperty.all.filter { $0.value(full) != $0.value(other) }
      #expect(differing.map(\.name) == [name])
    }
  }

  @Test("come of screens that differ in what a widget shows")
  func screens() throws {
    let changes: [String: (TracedScreen) -> Void] = [
      "label.text": { $0.label.text = "x" }, "label.color": { $0.label.textColor = .red },
      "label.alpha": { $0.label.alpha = 0.5 },
      "button.text": { $0.button.setTitle("x", for: .normal) },
      "button.color": { $0.button.setTitleColor(.red, for: .normal) },
      "button.enabled": { $0.button.isEnabled = false }, "button.alpha": { $0.button.alpha = 0.5 },
      "field.text": { $0.field.text = "x" }, "field.enabled": { $0.field.isEnabled = false },
      "field.alpha": { $0.field.alpha = 0.5 }, "field.placeholder": { $0.field.placeholder = "x" },
      "field.editing": { $0.field.becomeFirstResponder() },
      "search.text": { $0.search.text = "x" }, "search.alpha": { $0.search.alpha = 0.5 },
      "search.placeholder": { $0.search.placeholder = "x" },
      "search.editing": { $0.search.becomeFirstResponder() },
      "list.alpha": { $0.list.alpha = 0.5 }, "spinner.kind": { $0.spinner.startAnimating() },
    ]
    for (name, change) in changes {
      let screen = TracedScreen()
      let window = Window(rootViewController: PlainController(screen))
      window.makeKeyAndVisible()
      let before = window.snapshot()
      change(screen)
      let after = window.snapshot()
      let parts = name.split(separator: ".").map(String.init)
      let property = try #require(WidgetProperty.named(parts[1]))
      let (old, new) = (try #require(before[parts[0]]), try #require(after[parts[0]]))
      #expect(property.value(in: old) != property.value(in: new), "\(name)")
      #expect(before != after, "\(name)")
    }
    // The rows of a list are its data source's; TableViewTests has them.
    let seen = Set(changes.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
    let others = ["rows", "offset", "count", "animating"]
    #expect(seen.union(others) == Set(WidgetProperty.stored.map(\.name)))
  }
}

extension FrameValueForm {
  /// Two values of the form.
  fileprivate var examples: (FrameValue, FrameValue) {
    switch self {
    case .text: (.text("x"), .text("y"))
    case .word(let words): (.text(words[0]), .text(words[1]))
    case .flag: (.flag(true), .flag(false))
    case .fraction: (.fraction(1), .fraction(0.5))
    case .number: (.number(3), .number(4))
    case .texts: (.texts(["a"]), .texts(["b"]))
    }
  }
}
