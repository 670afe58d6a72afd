/// An element of a drawing: a name, attributes in the order in which they are written, children.
///
/// There is no way to give it a `style` attribute: colour comes from classes, so that a style sheet
/// decides, in light and in dark, and a content-security policy holds.
struct Element: Sendable, Hashable {
  /// The elements that drawings are made of.
  enum Name: String, Sendable {
    case svg, g, line, rect, circle, path, text, tspan, title, desc
  }

  /// The attributes that drawings need.
  enum Attribute: String, Sendable {
    case id
    case xmlns
    case role
    case `class`
    case labelledBy = "aria-labelledby"
    case hidden = "aria-hidden"
    case width, height, viewBox
    case x, y, x1, y1, x2, y2, cx, cy, r, d
  }

  /// What stands inside an element.
  enum Child: Sendable, Hashable {
    case element(Element)
    case text(String)
  }

  let name: Name
  private(set) var attributes: [Pair] = []
  private(set) var children: [Child] = []

  /// An attribute and its value.
  struct Pair: Sendable, Hashable {
    let attribute: Attribute
    let value: String
    /// Whether the value is made of numbers and letters only, so that there is nothing to escape.
    var isPlain = false
  }

  init(_ name: Name, children: [Element] = []) {
    self.name = name
    self.children = children.map(Child.element)
  }

  init(_ name: Name, text: String) {
    self.name = name
    self.children = [.text(text)]
  }
}

extension Element {
  /// The element with an attribute more.
  func with(_ attribute: Attribute, _ value: String) -> Element {
    var copy = self
    copy.attributes.append(Pair(attribute: attribute, value: value))
    return copy
  }

  /// The element with a coordinate more.
  func with(_ attribute: Attribute, _ value: Double) -> Element {
    plain(attribute, Coordinate.text(value))
  }

  /// The element with an attribute more, whose value needs no escaping.
  func plain(_ attribute: Attribute, _ value: String) -> Element {
    var copy = self
    copy.attributes.append(Pair(attribute: attribute, value: value, isPlain: true))
    return copy
  }

  /// The element with a text that is shown when one points at it.
  func titled(_ title: String) -> Element {
    var copy = self
    copy.children.insert(.element(Element(.title, text: title)), at: 0)
    return copy
  }

  /// The element with a child more.
  func containing(_ element: Element) -> Element {
    var copy = self
    copy.children.append(.element(element))
    return copy
  }
}
