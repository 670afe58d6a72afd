import Foundation
import HeadlessUI
import Testing

@Suite("The lists of what frames say")
struct FramePropertyTests {
  /// The names of what a value stores.
  private func members(_ value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  @Test("Every property that a widget stores is in the list, besides its identifier")
  func widgets() {
    let listed = WidgetProperty.all.compactMap(\.member)
    #expect(members(Frame.Widget("a", .label)) == Set(listed + ["identifier"]))
    #expect(Set(listed).count == listed.count)
    #expect(Set(WidgetProperty.all.map(\.name)).count == WidgetProperty.all.count)
  }

  @Test("So is every property that a frame or its alert stores")
  func frames() {
    let paths = FrameProperty.all.map { $0.member.split(separator: ".").map(String.init) }
    #expect(members(Frame.none) == Set(paths.compactMap(\.first)))
    #expect(
      members(Frame.Alert(message: "m", actions: []))
        == Set(paths.filter { $0.count == 2 }.compactMap(\.last)))
    #expect(Set(FrameProperty.all.map(\.member)).count == FrameProperty.all.count)
  }

  @Test(
    "A property reads and writes what it names, and comes back from JSON under its name",
    arguments: WidgetProperty.stored)
  func stored(_ property: WidgetProperty) throws {
    let value = property.form.example
    var widget = Frame.Widget(hidden: "a")
    #expect(property.set(value, in: &widget))
    #expect(property.value(in: widget) == value)
    let changed = Mirror(reflecting: widget).children.filter { child in
      let mirror = Mirror(reflecting: child.value)
      return mirror.displayStyle == .optional && !mirror.children.isEmpty
    }
    #expect(changed.map(\.label) == [property.member])
    let data = try JSONEncoder().encode(widget)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == ["identifier", property.name])
    #expect(try JSONDecoder().decode(Frame.Widget.self, from: data) == widget)
  }

  @Test("A value of another form is refused, in JSON too")
  func forms() throws {
    var widget = Frame.Widget("a", .label)
    let before = widget
    for property in WidgetProperty.stored where property.form != .number {
      #expect(!property.set(.number(1), in: &widget), "\(property.name)")
    }
    #expect(widget == before)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Frame.Widget.self, from: Data(#"{"identifier": "a", "kind": "wheel"}"#.utf8))
    }
  }

  @Test("A plain text says what is out of the ordinary, of a list too")
  func remarks() {
    var frame = Frame(screen: "a")
    var list = Frame.Widget("l", .list)
    list.rows = ["x"]
    list.count = 1
    list.offset = 0
    list.alpha = 0.5
    frame.widgets = [list]
    #expect(frame.description == "a · depth 0\n  l  0–0 of 1: x · alpha 0.5")
  }
}

extension FrameValueForm {
  /// A value of the form.
  fileprivate var example: FrameValue {
    switch self {
    case .text: .text("x")
    case .word(let words): .text(words.last ?? "")
    case .flag: .flag(true)
    case .fraction: .fraction(0.25)
    case .number: .number(3)
    case .texts: .texts(["a", "b"])
    }
  }
}
