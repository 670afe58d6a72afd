import Diagnostics

/// Finds typo suggestions for names that lead nowhere.
///
/// A thousand broken links must not cost much: each name is looked up once, results are cached
/// until the known names change, and one build looks up a limited number of names.
struct Suggestions: Sendable {
  /// The maximum number of different names that are looked up in one build.
  static let limit = 100

  /// The paths of texts below `content/`; `nil` until they are needed.
  var texts: SuggestionCache?
  /// The unencoded addresses of pages and files from the root; `nil` until they are needed.
  var addresses: SuggestionCache?
  private(set) var anchors: [String: (names: [String], answers: SuggestionCache)] = [:]

  /// Adds suggestions for the first names, in the order of the diagnostics.
  ///
  /// `anchorsOfPage` returns the anchors on the page that is written to a file.
  ///
  /// - Returns: The sorted diagnostics with suggestions, and a note if there were more names.
  mutating func answer(
    _ pending: some Sequence<PendingDiagnostic>, anchorsOfPage: (String) -> [String] = { _ in [] }
  ) -> [Diagnostic] {
    var requested: Set<SoughtName> = []
    var pages: Set<String> = []
    var unanswered = 0
    let result = pending.sorted(by: PendingDiagnostic.precedes).map { pending -> Diagnostic in
      guard let question = pending.question else { return pending.diagnostic }
      if !requested.contains(question.name) {
        guard requested.count < Self.limit else {
          unanswered += 1
          return pending.diagnostic
        }
        requested.insert(question.name)
        if case .anchor(_, let file) = question.name, pages.insert(file).inserted {
          let names = anchorsOfPage(file)
          if anchors[file]?.names != names { anchors[file] = (names, SuggestionCache(names)) }
        }
      }
      guard let near = nearest(to: question.name) else { return pending.diagnostic }
      return pending.diagnostic.suggesting(question.form(near), unless: question.written)
    }
    anchors = anchors.filter { pages.contains($0.key) }
    return unanswered == 0 ? result : result + [.suggestionsEnded(unanswered)]
  }

  private mutating func nearest(to name: SoughtName) -> String? {
    switch name {
    case .text(let name): texts?.nearest(to: name)
    case .address(let name): addresses?.nearest(to: name)
    case .anchor(let name, let file): anchors[file]?.answers.nearest(to: name)
    }
  }
}

/// The known names, and the nearest of them to each name that was looked up.
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
  /// Returns a copy with a suggestion, unless it would not change anything.
  fileprivate func suggesting(_ text: String, unless written: String) -> Diagnostic {
    if text == written { return self }
    return Diagnostic(
      id, severity: severity, at: location, message, explanation: explanation,
      suggestion: "did you mean '\(text)'?", notes: notes)
  }

  fileprivate static func suggestionsEnded(_ count: Int) -> Diagnostic {
    Diagnostic(
      .suggestionsEnded,
      "no suggestions for \(count) more problems",
      explanation:
        "Suggestions are looked up for the first \(Suggestions.limit) names only.",
      suggestion: "fix some of them, and check again")
  }
}

/// A diagnostic, and the name in it that may be misspelled.
///
/// Suggestions are computed when all diagnostics are collected, so many cost no more than a few.
struct PendingDiagnostic: Sendable {
  let diagnostic: Diagnostic
  /// The name to look up; `nil` if nothing can be suggested or a suggestion exists already.
  let question: Question?

  init(_ diagnostic: Diagnostic, question: Question? = nil) {
    self.diagnostic = diagnostic
    self.question = question
  }

  /// A name to compare with the known ones.
  struct Question: Sendable {
    let name: SoughtName
    /// The text that the suggestion would replace.
    let written: String
    /// Returns a known name in the form in which it would be written there.
    let form: @Sendable (String) -> String
  }
}

/// A name, and the set of names in which it was looked up.
enum SoughtName: Hashable, Sendable {
  /// A path of a text below `content/`.
  case text(String)
  /// The address of a page or a file, from the root.
  case address(String)
  /// An anchor of the page that is written to a file.
  case anchor(String, file: String)
}

extension PendingDiagnostic {
  func noting(_ notes: [DiagnosticNote]) -> PendingDiagnostic {
    PendingDiagnostic(
      Diagnostic(
        diagnostic.id, severity: diagnostic.severity, at: diagnostic.location, diagnostic.message,
        explanation: diagnostic.explanation, suggestion: diagnostic.suggestion, notes: notes,
        replacement: diagnostic.replacement), question: question)
  }

  /// Indicates whether a diagnostic comes before another.
  ///
  /// The first of several that read the same is reported, so that results are reproducible.
  static func precedes(_ left: PendingDiagnostic, _ right: PendingDiagnostic) -> Bool {
    if left.diagnostic < right.diagnostic { return true }
    if right.diagnostic < left.diagnostic { return false }
    return (left.diagnostic.explanation ?? "") < (right.diagnostic.explanation ?? "")
  }
}
