import CommonMark
import Diagnostics
import Documents
import Sequences
import SiteFiles
import SiteLinks

/// Checks the bodies of texts whose front matter is at fault, so that all that is wrong with them
/// is known in one go.
///
/// No page is made of them.
struct UnreadTexts {
  let content: SiteContent
  let setup: SiteSetup
  /// The directives that templates define.
  let directives: DirectiveTemplates
  /// The kinds of the texts that reports make pages of, and whose bodies mean something to these
  /// alone.
  let reportKinds: Set<String>
  let index: SiteIndex

  /// The bodies as pages that are not written, and what is wrong with the bodies themselves.
  func check() -> (pages: [RenderedPage], diagnostics: [PendingDiagnostic]) {
    let texts = content.unread.compactMap(\.provisional).filter { !reportKinds.contains($0.kind) }
    let checked = texts.concurrentMap { text in
      let collector = DiagnosticCollector()
      let body = content.body(
        of: text, using: setup.renderer, directives: setup.directives, templates: directives,
        reportingOthersTo: collector)
      return (
        page: page(text, body),
        diagnostics: collector.diagnostics.map { PendingDiagnostic($0) } + body.pendingDiagnostics
      )
    }
    return (checked.map(\.page), checked.flatMap(\.diagnostics))
  }

  private func page(_ text: ContentText, _ body: ContentBody) -> RenderedPage {
    let plan = PagePlan(
      path: text.path, template: "", title: text.title,
      source: SourceLocation(file: text.file.path), subject: .text(text, body))
    let linked = LinkedPage(Array(body.html.utf8), file: plan.outputPath, index: index)
    return RenderedPage(plan: plan, linked: linked, twin: nil)
  }
}
