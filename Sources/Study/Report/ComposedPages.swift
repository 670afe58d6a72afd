import Diagnostics
import Evidence
import Sequences
import SiteFiles
import StaticSite
import Synchronization

/// A cache of the pages of the last state, so that only affected pages are composed again.
final class ComposedPages: Sendable {
  private let last = Mutex<LastPages?>(nil)

  /// Indicates whether the cache is empty.
  var isEmpty: Bool { last.withLock { $0 == nil } }

  private struct LastPages: Sendable {
    let shared: SharedEvidence
    let ofTexts: [String: Composed]
    let computed: [PagePortion]
    let files: [OutputFile]
  }

  /// A text with its body, from which a page is made.
  private struct PageDraft: Sendable {
    let text: ContentText
    let body: ContentBody
    let diagnostics: [Diagnostic]
    let maker: PageMaker

    init?(_ text: ContentText, in texts: Texts) {
      guard let maker = PageKind.maker(of: text) else { return nil }
      let collector = DiagnosticCollector()
      self.text = text
      self.maker = maker
      body = texts.body(of: text, reportingTo: collector)
      diagnostics = collector.diagnostics
    }

    /// Returns whether this draft results in the same page as another one.
    func isSame(as other: PageDraft) -> Bool {
      text === other.text && body.html == other.body.html && body.origins == other.body.origins
    }
  }

  private struct Composed: Sendable {
    let draft: PageDraft
    let page: Page?
    /// The evidence that the text requests.
    let shown: [ShownEvidence]
    let diagnostics: [Diagnostic]

    init(_ draft: PageDraft, _ evidence: StudyEvidence) {
      let collector = DiagnosticCollector()
      collector.report(contentsOf: draft.diagnostics)
      let made = collector.collect { () throws(DiagnosticError) -> (page: Page?, [ShownEvidence]) in
        switch draft.maker {
        case .ofEvidence(let make):
          return (try make(evidence, draft.text, draft.body), [])
        case .ofProse(let make):
          let prose = try evidence.prose(of: draft.text, draft.body)
          return (make(evidence.texts, draft.text, prose), prose.shown)
        }
      }
      self.draft = draft
      page = made?.page
      shown = made?.1 ?? []
      diagnostics = collector.diagnostics
    }
  }

  /// The pages that have to be composed.
  private struct NewPages: Sendable {
    var ofTexts: [String: Composed] = [:]
    var computed: [PagePortion] = []
    var files: [OutputFile] = []

    private enum Part: Sendable {
      case ofText(Composed)
      case computed(PagePortion)
      case files([OutputFile])
    }

    init() {}

    /// Composes all at the same time, because a few of them take much longer than the others.
    init(_ drafts: [PageDraft], withComputed: Bool, _ evidence: StudyEvidence) {
      var jobs: [@Sendable () -> Part] = drafts.map { draft in
        { .ofText(Composed(draft, evidence)) }
      }
      if withComputed {
        jobs.insert({ .files(PageKind.files(from: evidence)) }, at: 0)
        jobs += PageKind.computed(from: evidence).map { make in { .computed(make()) } }
      }
      for part in jobs.concurrentMap({ $0() }) {
        switch part {
        case .ofText(let composed): ofTexts[composed.draft.text.file.relativePath] = composed
        case .computed(let portion): computed.append(portion)
        case .files(let made): files = made
        }
      }
    }
  }

  /// Returns the pages of all kinds; those with errors and of unread scenarios are missing.
  ///
  /// - Parameters:
  ///   - texts: All texts.
  ///   - shared: The input that any page may show besides its own text.
  ///   - collector: Receives every error of every text.
  ///   - evidence: Returns the evidence for composing; called only if a page has to be composed.
  /// - Returns: The pages of texts, the pages without texts, the files beside them, the paths of
  ///   missing pages, the evidence that texts request, by file, and the number of composed pages.
  func pages(
    of texts: Texts, _ shared: SharedEvidence, reportingTo collector: DiagnosticCollector,
    evidence: () -> StudyEvidence
  ) -> (
    made: [Page], computed: [PagePortion], files: [OutputFile], missing: [String],
    shown: [String: [ShownEvidence]], composed: Int
  ) {
    let last = last.withLock { $0 }
    let known = last?.shared == shared ? last : nil
    let drafts = texts.all.concurrentMap { PageDraft($0, in: texts) }.compactMap(\.self)
    let kept = drafts.map { draft in
      known?.ofTexts[draft.text.file.relativePath].flatMap { $0.draft.isSame(as: draft) ? $0 : nil }
    }
    let isComplete = known != nil && !kept.contains { $0 == nil }
    let new =
      isComplete
      ? NewPages()
      : NewPages(
        zip(drafts, kept).filter { $1 == nil }.map(\.0), withComputed: known == nil, evidence())
    let results = zip(drafts, kept).compactMap { draft, kept in
      kept ?? new.ofTexts[draft.text.file.relativePath]
    }
    let computed = known?.computed ?? new.computed
    let files = known?.files ?? new.files
    for result in results { collector.report(contentsOf: result.diagnostics) }
    let ofTexts = Dictionary(
      keepingFirst: results.map { ($0.draft.text.file.relativePath, $0) })
    self.last.withLock {
      $0 = LastPages(shared: shared, ofTexts: ofTexts, computed: computed, files: files)
    }
    return (
      made: results.compactMap(\.page), computed: computed, files: files,
      missing: results.filter { $0.page == nil }.map(\.draft.text.path),
      shown: ofTexts.mapValues(\.shown).filter { !$0.value.isEmpty },
      composed: kept.count { $0 == nil }
        + (known == nil ? computed.map(\.pages.count).reduce(0, +) : 0)
    )
  }
}
