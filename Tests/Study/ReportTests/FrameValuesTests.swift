import Foundation
import HeadlessUI
import SiteTemplates
import StaticSite
import TestSupport
import Testing

@testable import Evidence
@testable import Report

@Suite("A frame on a page")
struct FrameValuesTests {
  private func values(_ frame: Frame) -> [String: PageValue] {
    if case .dictionary(let values) = frame.value { values } else { [:] }
  }

  private func rows(_ frame: Frame) -> [(kind: PageValue?, widgets: Int)] {
    guard case .list(let rows) = values(frame)["rows"] else { return [] }
    return rows.map { row in
      guard case .dictionary(let values) = row, case .list(let widgets) = values["widgets"] else {
        return (nil, 0)
      }
      return (values["kind"], widgets.count)
    }
  }

  @Test("says that there is none, when no app is open")
  func none() {
    #expect(values(.none)["isEmpty"] == .bool(true))
  }

  @Test(
    "draws a label as a wheel if it shows a figure or two, and not if it shows nothing",
    arguments: [("", false), ("7", true), ("12", true), ("—", true), ("100", false)])
  func wheels(_ text: String, _ isShort: Bool) {
    var widget = Frame.Widget("count", .label)
    widget.text = text
    var frame = Frame(screen: "counter")
    frame.widgets = [widget]
    guard case .list(let rows) = values(frame)["rows"], case .dictionary(let row)? = rows.first,
      case .list(let widgets) = row["widgets"], case .dictionary(let drawn)? = widgets.first
    else {
      Issue.record("there is no widget")
      return
    }
    #expect(drawn["isShort"] == .bool(isShort))
  }

  @Test("sets neighbours of one kind in a row, and leaves hidden widgets out")
  func grouping() {
    var frame = Frame(screen: "counter")
    frame.widgets = [
      Frame.Widget("digit.1", .label), Frame.Widget(hidden: "error"),
      Frame.Widget("digit.0", .label), Frame.Widget("up", .button),
    ]
    #expect(rows(frame).map(\.kind) == [.string("label"), .string("button")])
    #expect(rows(frame).map(\.widgets) == [2, 1])
  }

  @Test("shows an alert with its actions")
  func alert() {
    var frame = Frame(screen: "star")
    frame.alert = Frame.Alert(message: "No.", actions: ["OK"])
    #expect(
      values(frame)["alert"]
        == .dictionary([
          "message": .string("No."), "actions": .list([.dictionary(["title": .string("OK")])]),
        ]))
  }

  @Test("shows every property that widgets have, by the template or in words")
  func properties() throws {
    let file = packageRoot.appending(path: "templates/parts/screen.mustache")
    let template = try String(contentsOf: file, encoding: .utf8)
    for property in WidgetProperty.stored {
      guard case .template(let name) = property.drawing else { continue }
      #expect(
        ["{{\(name)}}", "{{#\(name)}}", "{{^\(name)}}"].contains { template.contains($0) },
        "\(property.name)")
    }
    for kind in WidgetKind.allCases { #expect(template.contains("{{#\(kind.rawValue)}}")) }
    #expect(template.contains("{{#remarks}}"))
  }

  @Test("says beside a widget what has no drawing and is out of the ordinary")
  func remarks() {
    var label = Frame.Widget("a", .label)
    label.alpha = 0.5
    var frame = Frame(screen: "counter")
    frame.widgets = [label]
    #expect("\(frame.value)".contains("alpha 0.5"))
    frame.widgets[0].alpha = 1
    #expect(!"\(frame.value)".contains("alpha"))
  }
}
