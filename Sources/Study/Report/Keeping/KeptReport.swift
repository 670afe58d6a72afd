import Diagnostics
import Evidence
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

/// The output of the report.
struct MadeReport: Sendable {
  /// The pages of texts, with all other output.
  var pages: ReportedPages
  /// The pages that have no text.
  var portions: [PagePortion] = []
  /// The evidence that texts request by directives, by file.
  var shown: [String: [ShownEvidence]] = [:]
}

extension MadeReport {
  /// All pages, with all other output.
  var allPages: ReportedPages {
    var all = pages
    all.made += portions.flatMap(\.pages)
    return all
  }
}

/// The report as cached between builds, with the names of portions for the pages without texts.
struct KeptReport {
  private let made: MadeReport
  /// The gaps left by prose, which is not stored with the pages.
  private let gaps: [ProseGap]
  /// The states of texts whose pages embed their prose in another form, by file.
  private let states: [String: String]
  private let portions: [String]
}

extension KeptReport {
  /// Splits output without errors into pages and prose.
  init(_ made: MadeReport, _ prose: [TextProse]) {
    var reported = made.pages
    reported.made += made.portions.filter { $0.name == nil }.flatMap(\.pages)
    portions = made.portions.compactMap(\.name)
    var gaps: [ProseGap] = []
    var states: [String: String] = [:]
    let own = Dictionary(keepingFirst: prose.map { ($0.path, $0) })
    for number in reported.made.indices {
      guard let prose = own[reported.made[number].path] else { continue }
      if let gap = ProseGap(taking: prose, from: &reported.made[number], number: number) {
        gaps.append(gap)
      } else {
        states[prose.file] = prose.state
      }
    }
    // Diagnostics of prose are omitted, because prose is checked in every build.
    let found = Set(prose.flatMap(\.diagnostics))
    reported.diagnostics.removeAll { found.contains($0) }
    self.made = MadeReport(pages: reported, shown: made.shown)
    self.gaps = gaps
    self.states = states
  }

  /// Reassembles the report.
  ///
  /// - Parameters:
  ///   - prose: The current prose of all texts with pages.
  ///   - texts: The texts.
  ///   - store: The store that contains the portions.
  /// - Returns: The pages; `nil` if a portion is no longer stored, or if evidence is missing.
  func pages(
    with prose: [TextProse], of texts: Texts, in store: ResultStore
  ) -> ReportedPages? {
    let now = Dictionary(keepingFirst: prose.map { ($0.file, $0) })
    var reported = made.pages
    for (file, state) in states where now[file]?.state != state {
      guard let page = page(of: file, in: texts),
        let number = reported.made.firstIndex(where: { $0.path == page.path })
      else { return nil }
      reported.made[number] = page
    }
    for gap in gaps {
      guard let prose = now[gap.file], reported.made.indices.contains(gap.page) else { return nil }
      gap.fill(&reported.made[gap.page], with: prose)
    }
    reported.diagnostics += prose.flatMap(\.diagnostics)
    let kept = portions.concurrentMap { store.pages(named: $0) }
    guard !kept.contains(where: { $0 == nil }) else { return nil }
    reported.made += kept.compactMap(\.self).flatMap(\.self)
    return reported
  }

  /// Returns the page of a text in its current state with the stored evidence.
  ///
  /// It returns `nil` if the text requests other evidence, or if its page shows more than that.
  private func page(of file: String, in texts: Texts) -> Page? {
    guard let text = texts.all.first(where: { $0.file.relativePath == file }),
      case .ofProse(let make) = PageKind.maker(of: text)
    else { return nil }
    let blocks = Dictionary(
      keepingFirst: (made.shown[file] ?? []).map { ($0.request, $0.block) })
    let body = texts.body(of: text, reportingTo: DiagnosticCollector())
    let prose = EvidenceProse(text, body, in: texts) { directive, number in
      blocks[directive.request(number: number)]
    }
    return prose.isWhole ? make(texts, text, prose) : nil
  }
}

// MARK: Bytes

extension KeptReport {
  /// Reads the output of ``bytes()``.
  init(_ bytes: [UInt8]) throws(DamagedResult) {
    var reader = try ResultReader(bytes)
    let pages = try reader.reportedPages()
    let shown = try reader.list { reader throws(DamagedResult) in
      (
        try reader.text(),
        try reader.list { reader throws(DamagedResult) in try reader.shownEvidence() }
      )
    }
    made = MadeReport(
      pages: pages, shown: Dictionary(keepingFirst: shown))
    gaps = try reader.list { reader throws(DamagedResult) in
      ProseGap(file: try reader.text(), page: try reader.number())
    }
    let states = try reader.list { reader throws(DamagedResult) in
      (try reader.text(), try reader.text())
    }
    self.states = Dictionary(keepingFirst: states)
    portions = try reader.list { reader throws(DamagedResult) in try reader.text() }
  }

  func bytes() throws -> [UInt8] {
    var writer = ResultWriter()
    try writer.write(made.pages)
    writer.write(made.shown.sorted { $0.key < $1.key }) { writer, shown in
      writer.write(shown.key)
      writer.write(shown.value) { $0.write($1) }
    }
    writer.write(gaps) { writer, gap in
      writer.write(gap.file)
      writer.write(gap.page)
    }
    writer.write(states.sorted { $0.key < $1.key }) { writer, state in
      writer.write(state.key)
      writer.write(state.value)
    }
    writer.write(portions) { $0.write($1) }
    return writer.bytes
  }
}

extension ResultWriter {
  fileprivate mutating func write(_ shown: ShownEvidence) {
    write(shown.request)
    write(shown.block.name)
    write(.dictionary(shown.block.value))
  }
}

extension ResultReader {
  fileprivate mutating func shownEvidence() throws(DamagedResult) -> ShownEvidence {
    let (request, name) = (try text(), try text())
    guard case .dictionary(let value) = try value() else { throw DamagedResult() }
    return ShownEvidence(
      request: request, block: EvidenceBlock(name: name, value: value))
  }
}

/// The location of a text's body on its page.
///
/// A page is stored without the body, so that it need not be composed again after an edit to the
/// text below its front matter.
struct ProseGap: Sendable {
  /// The name of the value that contains the body.
  private static let value = "body"

  /// The text's file, relative to the folder of texts.
  let file: String
  /// The index of the page.
  let page: Int

}

extension ProseGap {
  /// Removes the body from a page.
  ///
  /// It fails and leaves the page unchanged if the page does not show the entire, unmodified body.
  init?(taking prose: TextProse, from page: inout Page, number: Int) {
    guard page.values[Self.value] == prose.value, page.origins.starts(with: prose.origins)
    else { return nil }
    self.init(file: prose.file, page: number)
    page.values[Self.value] = .html("")
    page.origins.removeFirst(prose.origins.count)
  }

  /// Inserts a body into the page from which it was removed.
  func fill(_ page: inout Page, with prose: TextProse) {
    page.values[Self.value] = prose.value
    page.origins = prose.origins + page.origins
  }
}
