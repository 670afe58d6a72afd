import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The contents of a drawing, as a parser finds them.
final class Outline: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var classes: [String] = []
  private(set) var attributes: Set<String> = []
  private(set) var identifiers: [String] = []
  private(set) var texts: [String] = []
  private(set) var isWellFormed = false
  private var path: [String] = []

  init(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes values: [String: String] = [:]
  ) {
    names.append(name)
    path.append(name)
    attributes.formUnion(values.keys)
    if let id = values["id"] { identifiers.append(id) }
    if let list = values["class"] { classes += list.split(separator: " ").map(String.init) }
    if name == "text" { texts.append("") }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if path.contains("text"), !texts.isEmpty { texts[texts.count - 1] += string }
  }
}
