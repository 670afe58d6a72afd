import Evidence
import SiteTemplates
import StaticSite

extension EvidenceDirective {
  /// `marbles`: a stream played on the virtual clock, as a marble diagram.
  static let marbles = EvidenceDirective("marbles", [.stream]) { request in
    request.stream.map { figure in
      let text = request.evidence.texts.of(TextKind.stream).first { $0.name == figure.id }
      let (title, captions) = (text?.title ?? figure.id, text?.header.captions ?? [])
      return EvidenceBlock(
        name: "marbles",
        value: [
          "title": .string(title), "address": .string(Address.stream(figure.id)),
          "drawings": .list(
            figure.drawings(
              prefix: "figure-\(request.ordinal)", title: title, captions: captions)),
          "tables": .list(figure.tables(captions: captions, else: "")),
        ])
    }
  }
}
