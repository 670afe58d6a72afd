import Diagnostics
import Parallel

/// The body of a text, and what is wrong with it.
struct TextBody: Sendable {
  let text: ContentText
  let body: ContentBody
  let faults: [Diagnostic]
}

/// What became of texts and their arrangement.
struct TextChanges: Sendable {
  /// The texts whose bodies were made anew, by path.
  var remade: Set<String> = []
  /// The texts whose pages have come, gone or moved, by path.
  var moved: Set<String> = []
  /// Whether another page may show something else of any text than before.
  var isRearranged = false
}

extension SiteState {
  /// Makes anew the bodies of texts that have changed, or that looked something up which has.
  mutating func updateTexts(_ touched: Set<String>, since old: SiteState) -> TextChanges {
    var changes = TextChanges()
    guard !touched.isEmpty else { return changes }
    changes.moved = touched.filter { content.path(ofText: $0) != old.content.path(ofText: $0) }
    let data = Set(content.data.keys).union(old.content.data.keys)
      .filter { content.data[$0] != old.content.data[$0] }
    let reportKinds = Set(reports.flatMap(\.kinds).map(\.name))
    let mayLookUp = !changes.moved.isEmpty || !data.isEmpty
    let texts = content.texts.filter { text in
      let path = text.file.relativePath
      guard !reportKinds.contains(text.kind) else { return false }
      guard !touched.contains(path), let known = bodies[path] else { return true }
      guard mayLookUp else { return false }
      let lookups = known.body.lookups
      // What is suggested for a text that there is not depends on all that there are.
      return !lookups.data.isDisjoint(with: data)
        || (!changes.moved.isEmpty
          && lookups.pages.contains { $0.value == nil || changes.moved.contains($0.key) })
    }
    let made = texts.concurrentMap { [content, setup] text in
      let collector = DiagnosticCollector()
      let body = content.body(
        of: text, using: setup.renderer, directives: setup.directives, reportingTo: collector)
      return TextBody(text: text, body: body, faults: collector.diagnostics)
    }
    for path in touched { bodies[path] = nil }
    bodies.reserveCapacity(content.texts.count)
    for body in made { bodies[body.text.file.relativePath] = body }
    changes.remade = Set(made.map(\.text.file.relativePath))
    changes.isRearranged = updateCards(touched.union(changes.remade))
    if changes.isRearranged {
      arrangement = Arrangement(
        content.texts.compactMap { cards[$0.file.relativePath] },
        taxonomies: configuration.taxonomies)
    }
    return changes
  }

  /// Brings up to date what others show of texts.
  ///
  /// - Returns: Whether anything differs.
  private mutating func updateCards(_ paths: Set<String>) -> Bool {
    var differs = false
    cards.reserveCapacity(content.texts.count)
    for path in paths {
      let card: Card? =
        if case .text(let text) = sources.entries[path] {
          Card(text, body: bodies[path]?.body)
        } else {
          nil
        }
      if card != cards[path] {
        cards[path] = card
        differs = true
      }
    }
    return differs
  }

  /// Whether reports have to be made anew.
  func needsReports(_ touched: Set<String>, _ texts: TextChanges, since old: SiteState) -> Bool {
    guard !reports.isEmpty else { return false }
    if !texts.moved.isEmpty { return true }
    let kinds = Set(reports.flatMap(\.kinds).map(\.name))
    return touched.contains { path in
      sources.entries[path]?.isText(ofKinds: kinds) == true
        || old.sources.entries[path]?.isText(ofKinds: kinds) == true
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
