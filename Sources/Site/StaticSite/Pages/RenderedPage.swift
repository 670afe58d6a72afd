import SiteFiles
import SiteLinks

/// A page as it will be written, and what it was rendered from.
final class RenderedPage: Sendable {
  let plan: PagePlan
  let linked: LinkedPage
  /// Its twin in Markdown.
  let twin: OutputFile?
  /// Tells whether its places are not known, because its template is at fault and it is made of no
  /// text.
  let isUnknown: Bool

  init(plan: PagePlan, linked: LinkedPage, twin: OutputFile?, isUnknown: Bool = false) {
    self.plan = plan
    self.linked = linked
    self.twin = twin
    self.isUnknown = isUnknown
  }

  /// The files that are written.
  var files: [OutputFile] {
    let page = OutputFile(path: plan.outputPath, bytes: linked.html)
    return [page] + (twin.map { [$0] } ?? []) + others
  }

  /// The files that its report has written besides.
  private var others: [OutputFile] {
    if case .made(let page) = plan.subject { page.files } else { [] }
  }

  /// The places where the addresses in its values were written.
  var origins: [LinkOrigin] {
    switch plan.subject {
    case .text(_, let body): body.origins
    case .made(let page): page.origins
    case .taxonomy, .term, .redirect: []
    }
  }
}
