import CommonMark
import Diagnostics
import Documents
import Sequences
import SiteFiles

final class TextBody: Sendable {
  let text: ContentText
  let body: ContentBody
  let summary: PageSummary
  let diagnostics: [PendingDiagnostic]

  init(_ text: ContentText, _ body: ContentBody, diagnostics: [PendingDiagnostic]) {
    self.text = text
    self.body = body
    self.diagnostics = diagnostics
    summary = PageSummary(text, body: body)
  }
}

/// The bodies of texts as HTML, except for texts that reports make pages from.
///
/// A body depends on its text, the page paths of the texts that it links to, the sizes of its
/// pictures, the data that its directives looked up, and the templates that define the directives.
struct BodyStage: BuildStage {
  /// The bodies, by the texts' paths.
  private(set) var bodies: [String: TextBody] = [:]
  /// The diagnostics by the texts' paths, with entries only for bodies that have any, so that
  /// collecting them does not visit all bodies.
  private var diagnosticsByText: [String: [PendingDiagnostic]] = [:]

  var diagnostics: [PendingDiagnostic] { diagnosticsByText.values.flatMap(\.self) }

  /// Renders the bodies that a change affects.
  ///
  /// - Returns: The paths of the texts whose bodies were rendered.
  mutating func update(_ input: BodyInput, _ causes: inout Causes) -> Set<String> {
    let change = input.change
    guard !change.files.isEmpty || !input.directives.isEmpty else { return [] }
    let affected = affectedTexts(input)
    let rendered = affected.map(\.text).concurrentMap { text in Self.body(of: text, input) }
    // Earlier results for changed files are dropped, whether or not the files are still texts.
    for path in change.files.keys {
      bodies[path] = nil
      diagnosticsByText[path] = nil
    }
    bodies.reserveCapacity(input.content.content.texts.count)
    for body in rendered {
      let path = body.text.file.relativePath
      bodies[path] = body
      if !body.diagnostics.isEmpty || diagnosticsByText[path] != nil {
        diagnosticsByText[path] = body.diagnostics.isEmpty ? nil : body.diagnostics
      }
    }
    if causes.areKept {
      for (text, cause) in affected {
        // A text that was read has already been recorded.
        guard case .lookup(let part, let step) = cause else { continue }
        causes.record(.text(text.file.relativePath), after: causes.way(to: part), step)
      }
    }
    return Set(affected.map(\.text.file.relativePath))
  }

  private static func body(of text: ContentText, _ input: BodyInput) -> TextBody {
    let path = text.file.relativePath
    let collector = DiagnosticCollector()
    let body = input.content.content.body(
      of: text, using: input.configuration.renderer(input.setup.renderer, forText: path),
      directives: input.setup.directives, templates: input.templates,
      reportingOthersTo: collector)
    if text.hasPlaceholder {
      let location = text.document.frontMatter?["summary"]?.location
      collector.report(
        Diagnostic(
          .placeholderSummary, at: location ?? SourceLocation(file: text.file.path),
          "the summary is still the placeholder of a new text",
          explanation: "It is not shown anywhere.",
          suggestion: "write what the page is about, or delete the line"))
    }
    let diagnostics = collector.diagnostics.map { PendingDiagnostic($0) } + body.pendingDiagnostics
    return TextBody(text, body, diagnostics: diagnostics)
  }

  /// Returns the texts whose bodies have to be rendered, each with the cause.
  private func affectedTexts(_ input: BodyInput) -> [(text: ContentText, cause: BodyCause)] {
    let (all, change) = (input.content.content.texts, input.change)
    let pictures = Set(change.files.keys.filter(PictureSize.mayBeKnown))
    let affectsOthers =
      !pictures.isEmpty || !change.moved.isEmpty || !change.data.isEmpty
      || !input.directives.isEmpty
    // An edit of a text affects no other body, so not all texts are visited.
    let candidates =
      affectsOthers || change.files.count >= all.count
      ? all : change.files.keys.sorted().compactMap(input.content.text)
    return candidates.compactMap { text in
      guard !input.reportKinds.contains(text.kind) else { return nil }
      return cause(text, change, pictures, input.directives).map { (text, $0) }
    }
  }

  private func cause(
    _ text: ContentText, _ change: ContentChange, _ pictures: Set<String>,
    _ directives: Affected<String>
  ) -> BodyCause? {
    let path = text.file.relativePath
    guard change.files[path] == nil, let known = bodies[path] else { return .text }
    let lookups = known.body.lookups
    if let name = lookups.data.filter(change.data.contains).min() {
      return .lookup(.data(name), .data(name, requestedBy: path))
    }
    if let name = directives.intersection(lookups.directives).min() {
      return .lookup(.directive(name), .directive(name, in: path))
    }
    if let file = lookups.pictures.keys.filter(pictures.contains).min() {
      return .lookup(.file(file), .picture(file, shownBy: path))
    }
    guard !change.moved.isEmpty else { return nil }
    return lookups.pages.keys.filter(change.moved.contains).min().map {
      .lookup(.text($0), .link(from: path, to: $0))
    }
  }
}

private enum BodyCause {
  /// Its text was read.
  case text
  /// A value that it looked up differs; the step leads from there to the text.
  case lookup(SitePart, RebuildStep)
}

struct BodyInput: Sendable {
  let content: ContentStage
  let change: ContentChange
  let setup: SiteSetup
  let configuration: SiteConfiguration
  /// The kinds of texts that have no body.
  let reportKinds: Set<String>
  let templates: DirectiveTemplates
  /// The names of the directives whose definitions differ.
  let directives: Affected<String>
}
