/// Shapes on a sheet of a known size.
struct Drawing: Sendable {
  let width: Double
  let height: Double
  let elements: [SVGElement]

  /// The drawing as an image with a name and a description.
  ///
  /// - Parameters:
  ///   - kind: The class of the whole, by which a style sheet knows what it is.
  ///   - prefix: What makes the identifiers in it unique on a page.
  ///   - title: Its name.
  ///   - description: What it shows, for people who cannot see it.
  /// - Returns: An `svg` element.
  func svg(kind: String, prefix: String, title: String, description: String) -> String {
    let heading = SVGElement(.title, text: title).with(.id, "\(prefix)-title")
    let desc = SVGElement(.desc, text: description).with(.id, "\(prefix)-desc")
    return sheet(kind, [heading, desc] + elements)
      .with(.role, "img")
      .with(.labelledBy, "\(prefix)-title \(prefix)-desc")
      .markup
  }

  /// The drawing as an ornament beside a text that says the same; a page may change its width
  /// without its height.
  ///
  /// - Parameters:
  ///   - kind: The class of the whole.
  ///   - shownWidth: How wide it is where a page does not stretch it; as wide as the sheet if
  ///     `nil`.
  /// - Returns: An `svg` element.
  func ornament(kind: String, shownWidth: Double? = nil) -> String {
    sheet(kind, elements, shownWidth: shownWidth)
      .with(.preserveAspectRatio, "none").with(.hidden, "true").markup
  }

  /// The drawing as a file of its own, on a sheet of paper.
  ///
  /// - Parameters:
  ///   - kind: The class of the whole.
  ///   - style: The rules by which its classes look.
  ///   - title: Its name.
  ///   - description: What it shows, for people who cannot see it.
  /// - Returns: An SVG document.
  func document(kind: String, style: String, title: String, description: String) -> String {
    let paper = SVGElement.rect(x: 0, y: 0, width: width, height: height, class: "paper")
    let heading: [SVGElement] = [
      SVGElement(.title, text: title), SVGElement(.desc, text: description),
      SVGElement(.style, text: style), paper,
    ]
    return sheet(kind, heading + elements).markup + "\n"
  }

  private func sheet(
    _ kind: String, _ children: [SVGElement], shownWidth: Double? = nil
  ) -> SVGElement {
    let size = "\(Coordinate.text(width)) \(Coordinate.text(height))"
    return SVGElement(.svg, children: children)
      .with(.xmlns, "http://www.w3.org/2000/svg")
      .with(.class, kind)
      .with(.width, shownWidth ?? width).with(.height, height)
      .with(.viewBox, "0 0 \(size)")
  }
}

/// Coordinates as text: at most two decimals, no zeros at the end, the same on every machine.
enum Coordinate {
  static func text(_ value: Double) -> String { text(hundredths: hundredths(of: value)) }

  static func hundredths(of value: Double) -> Int { Int((value * 100).rounded()) }

  static func text(hundredths: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }
}

/// A place in a drawing; y grows downwards.
struct Point: Sendable, Hashable {
  let x: Double
  let y: Double
}
