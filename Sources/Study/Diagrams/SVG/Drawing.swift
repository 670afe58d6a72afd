/// Shapes on a sheet of a fixed size.
struct Drawing: Sendable {
  let width: Double
  let height: Double
  let elements: [SVGElement]

  /// Returns the drawing as an `svg` element with a title and a description for screen readers.
  ///
  /// The class `kind` is for style sheets. `prefix` makes the identifiers unique on a page.
  func svg(kind: String, prefix: String, title: String, description: String) -> String {
    let heading = SVGElement(.title, text: title).with(.id, "\(prefix)-title")
    let desc = SVGElement(.desc, text: description).with(.id, "\(prefix)-desc")
    return sheet(kind, [heading, desc] + elements)
      .with(.role, "img")
      .with(.labelledBy, "\(prefix)-title \(prefix)-desc")
      .markup
  }

  /// Returns the drawing as an ornament beside an equivalent text; a page may change only its
  /// width.
  ///
  /// Unless a page stretches it, it is `shownWidth` wide or, by default, as wide as the sheet.
  func ornament(kind: String, shownWidth: Double? = nil) -> String {
    sheet(kind, elements, shownWidth: shownWidth)
      .with(.preserveAspectRatio, "none").with(.hidden, "true").markup
  }

  /// Returns the drawing as an SVG document with a background and the rules for its classes.
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

/// The notation of coordinates: at most two decimals, no trailing zeros, equal on every machine.
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

/// A position in a drawing; y grows downwards.
struct Point: Sendable, Hashable {
  let x: Double
  let y: Double
}
