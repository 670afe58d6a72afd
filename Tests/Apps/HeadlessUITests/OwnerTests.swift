import HeadlessUI
import Testing
import Trace

@Suite("Whose a widget is")
struct OwnerTests {
  @Test("The nearest participant around it; without one, the controller whose view it is in")
  func nearest() {
    let screen = TracedScreen()
    let group = View()
    let inner = Label()
    group.addSubview(inner)
    #expect(inner.owner == nil)
    screen.addSubview(group)
    #expect(inner.owner === screen)
    #expect(screen.owner === screen)

    let plain = View()
    let controller = PlainController(plain)
    controller.loadViewIfNeeded()
    group.removeFromSuperview()
    plain.addSubview(inner)
    #expect(inner.owner === controller)
    #expect(screen.label.superview === screen)
  }

  @Test("A view stands in one view at a time, in the order of adding")
  func subviews() {
    let (first, second) = (View(), View())
    let (a, b) = (Label(identifier: "a"), Label(identifier: "b"))
    first.addSubview(a)
    first.addSubview(b)
    first.addSubview(a)
    #expect(first.subviews.map(\.accessibilityIdentifier) == ["b", "a"])
    second.addSubview(a)
    #expect(first.subviews.count == 1)
    #expect(a.superview === second)
  }
}
