import Diagnostics

/// Suggests what may have been meant by names that lead nowhere.
///
/// A site with a thousand broken links must not cost much more than one without: each name is
/// looked for once; what was found is kept until the names that there are differ; and only so many
/// names are looked for in one build.
struct Suggestions: Sendable {
  /// For how many different names of one build something is suggested.
  static let limit = 100

  /// The paths of texts below `content/`; `nil` until there are any to compare with.
  var texts: SuggestionCache?
  /// The addresses of pages and files from the root, not encoded; `nil` until there are any to
  /// compare with.
  var addresses: SuggestionCache?
  private var anchors: [String: (names: [String], answers: SuggestionCache)] = [:]

  /// Suggests something for the first names, in the order of the faults.
  ///
  /// - Parameters:
  ///   - pending: The faults.
  ///   - anchorsOfPage: Gives the anchors on the page that is written to a file.
  /// - Returns: The faults in order with what is suggested, and a note if there were more names
  ///   than are looked for.
  mutating func answer(
    _ pending: some Sequence<PendingDiagnostic>, anchorsOfPage: (String) -> [String] = { _ in [] }
  ) -> [Diagnostic] {
    var requested: Set<PendingDiagnostic.Question.SoughtName> = []
    var pages: Set<String> = []
    var unanswered = 0
    let result = pending.sorted(by: PendingDiagnostic.precedes).map { pending -> Diagnostic in
      guard let question = pending.question else { return pending.diagnostic }
      if !requested.contains(question.key) {
        guard requested.count < Self.limit else {
          unanswered += 1
          return pending.diagnostic
        }
        requested.insert(question.key)
        if case .anchors(let file) = question.key.domain, pages.insert(file).inserted {
          prepareAnchors(of: file, anchorsOfPage(file))
        }
      }
      guard let near = nearest(to: question.key) else { return pending.diagnostic }
      return pending.diagnostic.suggesting(question.form(near), unless: question.written)
    }
    anchors = anchors.filter { pages.contains($0.key) }
    return unanswered == 0 ? result : result + [.suggestionsEnded(unanswered)]
  }

  private mutating func nearest(to key: PendingDiagnostic.Question.SoughtName) -> String? {
    switch key.domain {
    case .texts: texts?.nearest(to: key.name)
    case .addresses: addresses?.nearest(to: key.name)
    case .anchors(let file): anchors[file]?.answers.nearest(to: key.name)
    }
  }

  private mutating func prepareAnchors(of file: String, _ names: [String]) {
    if anchors[file]?.names != names { anchors[file] = (names, SuggestionCache(names)) }
  }
}

/// The names that exist, and the nearest of them to each name that was looked up.
struct SuggestionCache: Sendable {
  private let names: KnownNames
  private var answers: [String: String?] = [:]

  init(_ names: some Sequence<String>) { self.names = KnownNames(names) }

  mutating func nearest(to name: String) -> String? {
    if let known = answers[name] { return known }
    let nearest = names.nearest(to: name, limit: 1).first
    answers.updateValue(nearest, forKey: name)
    return nearest
  }
}

extension Diagnostic {
  /// The same with a suggestion, unless nothing would change.
  fileprivate func suggesting(_ text: String, unless written: String) -> Diagnostic {
    if text == written { return self }
    return Diagnostic(
      id, severity: severity, at: location, message, explanation: explanation,
      suggestion: "did you mean '\(text)'?", notes: notes)
  }

  fileprivate static func suggestionsEnded(_ count: Int) -> Diagnostic {
    Diagnostic(
      .suggestionsEnded,
      "for \(count) more faults nothing is suggested",
      explanation:
        "What may have been meant is looked up for the first \(Suggestions.limit) names only.",
      suggestion: "mend some of them, and check again")
  }
}
