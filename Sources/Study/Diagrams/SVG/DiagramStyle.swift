import Trace

/// The style of a diagram in a separate file.
///
/// The site's style sheets use variables, in light and in dark mode. Many programs that open SVG
/// files support neither, so a file contains the light colours as literals.
enum DiagramStyle {
  /// The width of a character in the monospaced text.
  static let letterWidth = 6.65

  // The colours from `templates/assets/tokens.css`; a test compares them.
  static let paper = "#fffefb"
  static let ink = "#1e1b17"
  static let soft = "#625c52"
  private static let rule = "#ddd7ca"

  /// The rules of the style sheet.
  static var text: String {
    """
    .paper{fill:\(paper)}
    text{font:11px Menlo,Consolas,Liberation Mono,monospace;fill:\(ink)}
    .heading{font-weight:bold;fill:\(soft)}
    path{fill:none;stroke:\(ink)}
    .lifeline{stroke:\(rule)}
    .notify{stroke-dasharray:3 2}
    .read{stroke-width:.6}
    .call,.state,.effect,.navigate{fill:\(ink)}
    .redundant,.clock,.ring{fill:\(paper)}
    .bar{fill-opacity:.4;stroke-width:.75}
    .badge rect{stroke:\(ink);stroke-width:.75}
    .badge text{font:bold 8.5px Arial,Liberation Sans,sans-serif;text-anchor:middle}
    .badge.two text,.badge.double text{font-size:7.5px}

    """ + Role.Family.allCases.map(rules).joined()
  }

  private static func rules(of family: Role.Family) -> String {
    let name = "family-\(family.rawValue)"
    return """
      .\(name) rect,.bar.\(name){fill:\(plain(family.colour.fill))}
      .\(name) text{fill:\(plain(family.colour.letters))}

      """
  }

  /// Returns a CSS colour without the variables of the site.
  static func plain(_ colour: String) -> String {
    switch Role.Colour(rawValue: colour) {
    case .paper: paper
    case .ink: ink
    default: colour
    }
  }
}
