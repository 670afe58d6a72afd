import CommonMark
import Diagnostics
import Documents
import Parallel
import SiteFiles

/// The body of a text, what others show of it, and what is wrong with it.
final class TextBody: Sendable {
  let text: ContentText
  let body: ContentBody
  let card: Card
  let faults: [OpenFault]

  init(_ text: ContentText, _ body: ContentBody, faults: [OpenFault]) {
    self.text = text
    self.body = body
    self.faults = faults
    card = Card(text, body: body)
  }
}

/// The bodies of the texts that no report makes pages of, as HTML.
///
/// A body depends on its text; on where the pages of the texts are that it links to; on the data
/// that its directives looked up; and on the templates that define them.
struct BodyStage: Sendable {
  /// The bodies, by the texts' paths.
  private(set) var bodies: [String: TextBody] = [:]
  /// What is wrong with bodies, by the texts' paths; only those at fault, which saves a walk over
  /// all.
  private var faultsByText: [String: [OpenFault]] = [:]

  /// What is wrong with bodies.
  var faults: [OpenFault] { faultsByText.values.flatMap(\.self) }

  /// Makes the bodies that a change reaches.
  ///
  /// - Parameters:
  ///   - content: The texts.
  ///   - change: What of them is different.
  ///   - setup: The renderer and the directives.
  ///   - configuration: How the site's texts are read.
  ///   - reportKinds: The kinds of the texts that have no body.
  ///   - directives: The directives that templates define.
  ///   - changed: Those that mean something else now.
  /// - Returns: The texts whose bodies were made, by path, and why.
  mutating func update(
    _ content: ContentStage, _ change: ContentChange, _ setup: SiteSetup,
    _ configuration: SiteConfiguration, reportKinds: Set<String>,
    directives: DirectiveTemplates, changed: DirectiveChange
  ) -> [String: BodyCause] {
    guard !change.files.isEmpty || !changed.isEmpty else { return [:] }
    let reached = reached(content, change, reportKinds, changed)
    let made = reached.concurrentMap { [content = content.content] text, _ in
      let collector = DiagnosticCollector()
      let body = content.body(
        of: text, using: configuration.renderer(setup.renderer, forText: text.file.relativePath),
        directives: setup.directives, templates: directives, reportingOthersTo: collector)
      if text.hasPlaceholder { collector.report(.placeholder(in: text)) }
      let faults = collector.diagnostics.map { OpenFault($0) } + body.openFaults
      return TextBody(text, body, faults: faults)
    }
    for path in change.files.keys {
      bodies[path] = nil
      faultsByText[path] = nil
    }
    bodies.reserveCapacity(content.content.texts.count)
    for body in made {
      let path = body.text.file.relativePath
      bodies[path] = body
      if !body.faults.isEmpty || faultsByText[path] != nil {
        faultsByText[path] = body.faults.isEmpty ? nil : body.faults
      }
    }
    return Dictionary(reached.map { ($0.file.relativePath, $1) }) { first, _ in first }
  }

  /// The texts whose bodies have to be made, and why.
  private func reached(
    _ content: ContentStage, _ change: ContentChange, _ reportKinds: Set<String>,
    _ changed: DirectiveChange
  ) -> [(ContentText, BodyCause)] {
    let all = content.content.texts
    let reachesOthers = !change.moved.isEmpty || !change.data.isEmpty || !changed.isEmpty
    let candidates =
      reachesOthers || change.files.count >= all.count
      ? all : change.files.keys.sorted().compactMap(content.text)
    return candidates.compactMap { text in
      reportKinds.contains(text.kind) ? nil : cause(text, change, changed).map { (text, $0) }
    }
  }

  private func cause(
    _ text: ContentText, _ change: ContentChange, _ directives: DirectiveChange
  ) -> BodyCause? {
    let path = text.file.relativePath
    guard change.files[path] == nil, let known = bodies[path] else { return .text }
    let lookups = known.body.lookups
    if let name = lookups.data.filter(change.data.contains).min() { return .data(name) }
    if let name = directives.first(of: lookups.directives) { return .directive(name) }
    guard !change.moved.isEmpty else { return nil }
    return lookups.pages.keys.filter(change.moved.contains).min().map { .link(to: $0) }
  }
}

/// Why a body was made.
enum BodyCause: Sendable {
  /// Its text was read.
  case text
  /// It links to a text that has come, gone or moved.
  case link(to: String)
  /// A directive looked up data of this name.
  case data(String)
  /// A directive of this name is defined otherwise.
  case directive(String)
}

extension Diagnostic {
  fileprivate static func placeholder(in text: ContentText) -> Diagnostic {
    Diagnostic(
      .placeholderSummary,
      at: text.document.frontMatter?["summary"]?.location ?? SourceLocation(file: text.file.path),
      "the summary is the one that the text began with",
      explanation: "It is shown nowhere, as if there were none.",
      suggestion: "say what the page is about, or take the line out")
  }
}
