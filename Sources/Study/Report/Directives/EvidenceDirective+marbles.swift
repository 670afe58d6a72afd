import Evidence
import SiteTemplates
import StaticSite
import Streams

extension EvidenceDirective {
  /// `marbles`: a stream that ran on the virtual clock, as marbles on its lines.
  static let marbles = EvidenceDirective("marbles", [.stream]) { request in
    request.stream.map { figure in
      let text = request.evidence.texts.of(TextKind.stream).first { $0.name == figure.id }
      return block(of: figure, text, number: request.ordinal)
    }
  }

  private static func block(
    of figure: StreamFigure, _ text: TextOfKind<StreamHeader>?, number: Int
  ) -> EvidenceBlock {
    let title = text?.title ?? figure.id
    let captions = text?.header.captions ?? []
    return EvidenceBlock(
      name: "marbles",
      value: [
        "title": .string(title), "address": .string(Address.stream(figure.id)),
        "drawings": .list(
          figure.drawings(prefix: "figure-\(number)", title: title, captions: captions)),
        "tables": .list(
          figure.stream.runs.enumerated().map { index, run in
            let caption = captions.indices.contains(index) ? captions[index] : ""
            return StreamFigure.table(of: run, caption: caption).value
          }),
      ])
  }
}
