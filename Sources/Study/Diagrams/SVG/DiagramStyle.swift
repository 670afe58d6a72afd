import Trace

/// The style of a diagram in a file of its own.
///
/// The site's style sheets speak in variables, in light and in dark; many programs that open SVG
/// know neither, so a file has the light colours, written out.
enum DiagramStyle {
  /// The width of a letter of the words, which are of one width.
  static let letterWidth = 6.65

  // The colours of `templates/assets/tokens.css`, which a test compares.
  static let paper = "#fffefb"
  static let ink = "#1e1b17"
  static let soft = "#625c52"
  private static let rule = "#ddd7ca"

  /// The rules.
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

  /// A colour as style sheets write it, without the variables of the site.
  static func plain(_ colour: String) -> String {
    switch Role.Colour(rawValue: colour) {
    case .paper: paper
    case .ink: ink
    default: colour
    }
  }
}
