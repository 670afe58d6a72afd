import CommonMark
import Evidence
import SiteTemplates
import StaticSite

extension EvidenceProse {
  /// The pieces for the template `parts/prose`.
  var value: PageValue { Self.value(of: pieces) }

  static func value(of pieces: [ProsePiece]) -> PageValue {
    .list(
      pieces.map { piece in
        var values: [String: PageValue] = ["body": .rich(html: "", markdown: "")]
        for directive in EvidenceDirective.all { values[directive.name] = .bool(false) }
        switch piece {
        case .text(let html, let markdown):
          values["body"] = markdown.map { .rich(html: html, markdown: $0) } ?? .html(html)
        case .evidence(let block): values[block.name] = .dictionary(block.value)
        }
        return .dictionary(values)
      })
  }

  /// A section of the text under a heading of the second level.
  struct ProseSection: Sendable {
    let title: String
    let anchor: String
    /// The pieces of the section, the heading included.
    let pieces: [ProsePiece]
  }

  /// The pieces before the first heading of the second level, and the sections.
  var sections: (before: [ProsePiece], sections: [ProseSection]) {
    var headings = body.headings.filter { $0.level == 2 }[...]
    var (before, sections) = ([ProsePiece](), [ProseSection]())
    func add(_ piece: ProsePiece) {
      guard let last = sections.popLast() else { return before.append(piece) }
      sections.append(
        ProseSection(title: last.title, anchor: last.anchor, pieces: last.pieces + [piece]))
    }
    for piece in pieces {
      guard case .text(let html, _) = piece else {
        add(piece)
        continue
      }
      var rest = Substring(html)
      while let heading = headings.first,
        let range = rest.firstRange(of: "<h2 id=\"\(heading.anchor)\">")
      {
        add(.text(html: String(rest[..<range.lowerBound])))
        sections.append(ProseSection(title: heading.text, anchor: heading.anchor, pieces: []))
        // The heading is the first of its section.
        let tag = rest[range]
        rest = rest[range.upperBound...]
        headings.removeFirst()
        add(.text(html: String(tag)))
      }
      add(.text(html: String(rest)))
    }
    return (before, sections)
  }
}
