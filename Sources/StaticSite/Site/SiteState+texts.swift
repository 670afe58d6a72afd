import Diagnostics
import Parallel
import SiteFiles

/// The body of a text, what others show of it, and what is wrong with it.
final class TextBody: Sendable {
  let text: ContentText
  let body: ContentBody
  let card: Card
  let faults: [Diagnostic]

  init(_ text: ContentText, _ body: ContentBody, faults: [Diagnostic]) {
    self.text = text
    self.body = body
    self.faults = faults
    card = Card(text, body: body)
  }
}

/// What became of texts and their arrangement.
struct TextChanges: Sendable {
  /// The texts whose own pages may differ, by path.
  var changed: Set<String> = []
  /// The texts whose pages have come, gone or moved, and the drafts that have come or gone, by path.
  var moved: Set<String> = []
  /// The taxonomies that list a text that looks different.
  var taxonomies: Set<String> = []
  /// Whether any page may show something else of any text than before.
  var isRearranged = false
}

extension SiteState {
  /// Makes anew the bodies of texts that have changed, or that looked something up which has.
  mutating func updateTexts(
    _ touched: [String: ContentEntry?], since old: Before
  ) -> TextChanges {
    var changes = TextChanges()
    guard !touched.isEmpty else { return changes }
    changes.moved = Set(
      touched.keys.filter {
        content.path(ofText: $0) != old.content.path(ofText: $0)
          || content.drafts.contains($0) != old.content.drafts.contains($0)
      })
    let data = Set(content.data.keys).union(old.content.data.keys)
      .filter { content.data[$0] != old.content.data[$0] }
    let texts = texts(touched, moved: changes.moved, data: data)
    let made = texts.concurrentMap { [content, setup] text in
      let collector = DiagnosticCollector()
      let body = content.body(
        of: text, using: setup.renderer, directives: setup.directives, reportingTo: collector)
      return TextBody(text, body, faults: collector.diagnostics)
    }
    for path in touched.keys { bodies[path] = nil }
    bodies.reserveCapacity(content.texts.count)
    for body in made { bodies[body.text.file.relativePath] = body }
    changes.changed = Set(made.map(\.text.file.relativePath))
    updateCards(changes.changed.union(touched.keys), &changes)
    return changes
  }

  /// The texts whose bodies have to be made.
  private func texts(
    _ touched: [String: ContentEntry?], moved: Set<String>, data: Set<String>
  ) -> [ContentText] {
    let reportKinds = Set(reports.flatMap(\.kinds).map(\.name))
    let candidates: [ContentText] =
      if moved.isEmpty && data.isEmpty && touched.count < content.texts.count {
        touched.keys.sorted().compactMap { path in
          if case .text(let text) = sources.entries[path] { text } else { nil }
        }
      } else {
        content.texts
      }
    return candidates.filter { text in
      let path = text.file.relativePath
      guard !reportKinds.contains(text.kind) else { return false }
      guard touched[path] == nil, let known = bodies[path] else { return true }
      let lookups = known.body.lookups
      // What is suggested for a text that there is not depends on all that there are.
      return !lookups.data.isDisjoint(with: data)
        || (!moved.isEmpty
          && lookups.pages.contains { $0.value == nil || moved.contains($0.key) })
    }
  }

  /// Brings up to date what others show of texts, and their order.
  private mutating func updateCards(_ paths: Set<String>, _ changes: inout TextChanges) {
    cards.reserveCapacity(content.texts.count)
    // Texts whose pages share a place are not told apart by it.
    let mayReplace = isSoundlyPlanned
    for path in paths {
      let card: Card? =
        if case .text(let text) = sources.entries[path] {
          bodies[path]?.card ?? Card(text, body: nil)
        } else {
          nil
        }
      let before = cards[path]
      guard card != before else { continue }
      cards[path] = card
      if mayReplace, let card, let before, arrangement.canReplace(before, with: card) {
        changes.changed.formUnion(arrangement.replace(with: card).map(\.textPath))
        changes.taxonomies.formUnion(card.terms.keys)
      } else {
        changes.isRearranged = true
      }
    }
    if changes.isRearranged {
      arrangement = Arrangement(
        content.texts.compactMap { cards[$0.file.relativePath] },
        taxonomies: configuration.taxonomies)
    }
  }
}

// MARK: Reports

extension SiteState {
  /// Whether reports have to be made anew.
  func needsReports(_ touched: [String: ContentEntry?], _ texts: TextChanges) -> Bool {
    guard !reports.isEmpty else { return false }
    if !texts.moved.isEmpty { return true }
    let kinds = Set(reports.flatMap(\.kinds).map(\.name))
    return touched.contains { path, before in
      before?.isText(ofKinds: kinds) == true
        || sources.entries[path]?.isText(ofKinds: kinds) == true
    }
  }

  /// Has reports make their pages.
  mutating func makeReports(_ clock: StageClock) async {
    reported = ReportedPages()
    for report in reports {
      let pages = await report.pages(of: content, clock: clock)
      reported.made += pages.made
      reported.unmade += pages.unmade
      reported.diagnostics += pages.diagnostics
    }
  }
}

extension ContentEntry {
  /// Whether it is a text of one of some kinds, at fault or not.
  fileprivate func isText(ofKinds kinds: Set<String>) -> Bool {
    switch self {
    case .text(let text), .draft(let text): kinds.contains(text.kind)
    case .unread(let text): kinds.contains(text.kind)
    case .data, .file, .other: false
    }
  }
}
