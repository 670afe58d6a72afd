import Diagnostics
import HTMLTags

/// Finds tags that are not HTML: components of another generator, or unescaped code.
enum ForeignElements {
  /// Reports the first tag of each name that is unknown to browsers.
  static func report(in prose: Prose, _ text: TrackedText, _ log: ImportLog) {
    var reader = HTMLReader(prose.bytes)
    var seen: Set<String> = []
    while let tag = reader.nextOpeningTag() {
      // Text in attribute values does not begin a tag.
      while reader.nextAttribute() != nil {}
      let name = reader.text(tag.name)
      let next = tag.name.upperBound < prose.bytes.count ? prose.bytes[tag.name.upperBound] : 0
      guard next <= 0x20 || ">/".utf8.contains(next), !name.contains(":"),
        !known.contains(name.lowercased()), !name.contains("-"), !name.contains("_"),
        prose.bytes.first(">", from: tag.name.upperBound) != nil, seen.insert(name).inserted
      else { continue }
      log.report(
        .markKept, at: text.location(tag.start), "'<\(name)>' is not an element of HTML",
        explanation: "Browsers show its content, and ignore the tag and its attributes.",
        suggestion: "write a directive for it, or '`<\(name)>`' to show the tag")
    }
  }

  /// The elements of HTML, even obsolete ones, and common elements of SVG and MathML.
  private static let known: Set<String> = Set(
    """
    a abbr acronym address animate area article aside audio b base bdi bdo big blockquote body \
    br button canvas caption center circle cite clippath code col colgroup data datalist dd defs \
    del desc details dfn dialog div dl dt ellipse em embed fieldset figcaption figure filter \
    font footer foreignobject form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html \
    i iframe image img input ins kbd label legend li line lineargradient link main map mark \
    marker mask math menu meta meter mi mn mo mrow msub msup mfrac msqrt mtext nav nobr noscript \
    object ol optgroup option output p param path pattern picture polygon polyline pre progress \
    q radialgradient rect rp rt ruby s samp script search section select slot small source span \
    stop strike strong style sub summary sup svg symbol table tbody td template text textarea \
    tfoot th thead time title tr track tspan tt u ul use var video wbr
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
