import Diagnostics
import Evidence
import Identifiers
import Metrics
import SiteTemplates

extension EvidenceDirective {
  /// `source`: the lines of a type, method or property, looked up by name.
  static let source = EvidenceDirective("source", [.sample, .pattern, .symbol]) { request in
    let sample = request.sample
    guard let pattern = request.pattern(of: sample), let sample else { return nil }
    let id = ImplementationID(sample: sample, pattern: pattern)
    return request.symbol(in: id).map { block(of: $0, in: id, request.evidence.links) }
  }

  /// An excerpt of coloured source with a link to the page that shows the whole file.
  private static func block(
    of found: FoundSymbol, in id: ImplementationID, _ links: Links
  ) -> EvidenceBlock {
    let (symbol, path) = (found.symbol, found.file.path)
    let line = symbol.lines.lowerBound
    return EvidenceBlock(
      name: "source",
      value: [
        "name": .string(symbol.name), "pattern": .string(links.title(ofPattern: id.pattern)),
        "file": .string(path.split(separator: "/").last.map(String.init) ?? path),
        "address": .optional(links.address(of: path, line: line, in: id)), "line": .number(line),
        "code": .excerpt(of: found.file, [symbol.lines]),
      ])
  }
}

/// A symbol and the file that declares it.
private struct FoundSymbol {
  let symbol: SourceSymbol
  let file: FileFacts
}

extension EvidenceRequest {
  /// The named symbol of an implementation, looked up first in its own files, then in the
  /// pattern's machinery, then in the domain.
  fileprivate func symbol(in id: ImplementationID) -> FoundSymbol? {
    guard let word = word(.symbol) else { return nil }
    let shelf = evidence.sources.code[id]
    var known: [String] = []
    for files in [shelf.own, shelf.machinery, shelf.domain] {
      let symbols = files.flatMap(symbols)
      // If several symbols have the same labels, the first is meant.
      if let exact = symbols.first(where: { $0.symbol.signature == word.text }) { return exact }
      let found = symbols.filter { $0.symbol.name == word.text }
      if found.count > 1 {
        report(
          .unknownSymbol, word, "'\(word.text)' is ambiguous",
          "names with their labels", known: found.map(\.symbol.signature))
        return nil
      }
      if let first = found.first { return first }
      known += symbols.map(\.symbol.name)
    }
    report(
      .unknownSymbol, word,
      "'\(id.sample)' in '\(id.pattern)' declares no '\(word.text)'", "names", known: known)
    return nil
  }

  private func symbols(in entry: ListedFile) -> [FoundSymbol] {
    let file = evidence.sources.library.files.first { $0.path == entry.file.path }
    return file.map { file in file.symbols.map { FoundSymbol(symbol: $0, file: file) } } ?? []
  }
}
