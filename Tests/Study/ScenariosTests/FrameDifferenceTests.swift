import HeadlessUI
import Testing

@testable import Scenarios

@Suite("Differences between frames") struct FrameDifferenceTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout Frame) -> Void
    let expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ expected: [String], _ change: @escaping @Sendable (inout Frame) -> Void)
    {
      self.name = name
      self.expected = expected
      self.change = change
    }
  }

  private static let frame: Frame = {
    var frame = Frame(screen: "a")
    frame.depth = 1
    frame.titles = ["A"]
    var label = Frame.Widget("l", .label)
    label.text = "x"
    label.alpha = 1
    var list = Frame.Widget("t", .list)
    list.rows = ["1", "2"]
    list.count = 2
    frame.widgets = [label, list]
    return frame
  }()

  @Test(
    "Each property that differs is named, with both values",
    arguments: [
      Change("nothing", []) { _ in },
      Change("screen", ["screen: a|b"]) { $0.screen = "b" },
      Change("screen gone", ["screen: a|none"]) { $0.screen = nil },
      Change("tab", ["tab: none|x"]) { $0.tab = "x" },
      Change("titles", ["titles: [A]|[A, B]", "depth: 1|2"]) {
        $0.titles.append("B")
        $0.depth = 2
      },
      Change("alert", ["alert: none|m", "alert's actions: []|[OK]"]) {
        $0.alert = Frame.Alert(message: "m", actions: ["OK"])
      },
      Change("other widgets", ["widgets: [l, t]|[t, l]"]) { $0.widgets.reverse() },
      Change("text and alpha", ["l.text: x|y", "l.alpha: 1.0|0.5"]) {
        $0.widgets[0].text = "y"
        $0.widgets[0].alpha = 0.5
      },
      Change("rows", ["t.rows: [1, 2]|[1]", "t.count: 2|1"]) {
        $0.widgets[1].rows = ["1"]
        $0.widgets[1].count = 1
      },
      Change("hidden", ["l.kind: label|hidden", "l.text: x|none", "l.alpha: 1.0|none"]) {
        $0.widgets[0] = Frame.Widget(hidden: "l")
      },
    ])
  func properties(_ row: Change) {
    var other = Self.frame
    row.change(&other)
    let found = Self.frame.differences(from: other).map { difference in
      "\(difference.widget.map { "\($0)." } ?? "")\(difference.property): "
        + "\(difference.first)|\(difference.second)"
    }
    #expect(found == row.expected)
  }

  @Test(
    "Each property that a widget stores is a difference by itself", arguments: WidgetProperty.stored
  )
  func each(_ property: WidgetProperty) {
    let kind = property.kinds[0]
    var frame = Frame(screen: "a")
    frame.widgets = [Frame.Widget("w", kind)]
    var other = frame
    let value: FrameValue =
      switch property.form {
      case .text: .text("x")
      case .word(let words): .text(words.last ?? "")
      case .flag: .flag(true)
      case .fraction: .fraction(0.25)
      case .number: .number(3)
      case .texts: .texts(["a"])
      }
    #expect(property.set(value, in: &other.widgets[0]))
    for differences in [frame.differences(from: other), other.differences(from: frame)] {
      #expect(differences.map(\.property) == [property.name])
      #expect(differences.map(\.widget) == ["w"])
    }
  }

  @Test("Texts that only look alike differ")
  func alike() {
    var (one, other) = (Self.frame, Self.frame)
    one.widgets[1].rows = ["1, 2"]
    other.widgets[0].text = "none"
    one.widgets[0].text = nil
    #expect(one.differences(from: other).map(\.property) == ["text", "rows"])
  }

  @Test("Frames that differ in what no list holds are not equal", arguments: [true, false])
  func unlisted(_ isOfWidget: Bool) {
    var other = Self.frame
    if isOfWidget { other.widgets[0].text = "y" } else { other.depth = 2 }
    let found = Self.frame.differences(
      from: other, in: FrameProperty.all.filter { $0 != .depth },
      ofWidgets: WidgetProperty.stored.filter { $0.name != "text" })
    #expect(found.map(\.property) == ["unlisted property"])
    #expect(found.map(\.widget) == [isOfWidget ? "l" : nil])
    #expect(found.allSatisfy { $0.first != $0.second })
  }
}
