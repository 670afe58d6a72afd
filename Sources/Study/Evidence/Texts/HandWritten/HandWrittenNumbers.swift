package import Diagnostics
package import Documents
import Sequences
package import StaticSite

/// Finds hand-written numbers in a text, which would not change with the code that the site
/// counts.
///
/// A number that counts nothing of the site, such as the wheels of a counter, is allowed. Its
/// words are listed under `uncounted` in the front matter, exactly as they occur in the text:
///
/// ```yaml
/// uncounted: [two protocols, the other two patterns]
/// ```
package struct HandWrittenNumbers {
  /// The key that lists the numbers that count nothing of the site.
  package static let key = "uncounted"
  /// The keys whose values are not sentences.
  private static let keysOfScripts: Set = [key, "steps", "setup", "directions"]

  package let document: Document

  /// The diagnostics of all texts: unlisted hand-written numbers, and unused list entries.
  package static func diagnostics(in content: SiteContent) -> [Diagnostic] {
    let documents = content.texts.map(\.document) + content.unread.compactMap(\.document)
    return documents.concurrentMap { HandWrittenNumbers(document: $0).diagnostics }
      .flatMap(\.self)
  }

  /// The diagnostics of one text.
  package var diagnostics: [Diagnostic] {
    var texts = [ProseWord.all(in: document.body, firstLine: document.bodyLine)]
    var locations: [SourceLocation?] = [nil]
    for value in Self.sentences(of: document.fields) {
      texts.append(ProseWord.all(in: value.text ?? ""))
      locations.append(value.location)
    }
    let phrases = (document.fields[Self.key]?.elements ?? []).map { phrase in
      (words: ProseWord.all(in: phrase.text ?? "").map(\.folded), value: phrase)
    }
    var used: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    for (words, location) in zip(texts, locations) {
      let folded = words.map(\.folded)
      let marked = phrases.map { Self.ranges(of: $0.words, in: folded) }
      for number in HandWrittenNumber.all(in: words) {
        let marks = marked.indices.filter { mark in
          marked[mark].contains {
            $0.lowerBound <= number.range.lowerBound
              && number.range.upperBound <= $0.upperBound
          }
        }
        used.formUnion(marks)
        if marks.isEmpty {
          diagnostics.append(diagnostic(of: Array(words[number.range]), at: location))
        }
      }
    }
    return diagnostics
      + phrases.indices.filter { !used.contains($0) }.map { needless(phrases[$0].value) }
  }

  /// Returns the values of the front matter that are sentences for readers.
  private static func sentences(of value: Value) -> [Value] {
    switch value.content {
    case .scalar: [value]
    case .sequence(let elements): elements.flatMap(sentences)
    case .mapping(let entries):
      entries.filter { !keysOfScripts.contains($0.key) }.flatMap { sentences(of: $0.value) }
    }
  }

  private static func ranges(of phrase: [String], in words: [String]) -> [ClosedRange<Int>] {
    guard !phrase.isEmpty, phrase.count <= words.count else { return [] }
    return (0...(words.count - phrase.count)).compactMap { start in
      let end = start + phrase.count - 1
      return Array(words[start...end]) == phrase ? start...end : nil
    }
  }
}

// MARK: Diagnostics

extension HandWrittenNumbers {
  private func diagnostic(of words: [ProseWord], at location: SourceLocation?) -> Diagnostic {
    let phrase = words.map(\.text).joined(separator: " ")
    let first = words[0]
    let location =
      location
      ?? SourceLocation(
        file: document.path, line: first.line, column: first.column, length: first.text.count)
    return Diagnostic(
      .numberByHand, at: location, "the number in '\(phrase)' is written by hand",
      explanation: "Numbers that this site counts change with the code; a written number does not.",
      suggestion: "use a directive such as counterpoint:metric, write the sentence without a "
        + "number, or add '\(phrase)' to '\(Self.key)' in the front matter if the number counts "
        + "nothing that the site counts")
  }

  private func needless(_ phrase: Value) -> Diagnostic {
    Diagnostic(
      .needlessMark, at: phrase.location,
      "'\(phrase.text ?? "")' matches no number in this text that needs an exception",
      explanation: "'\(Self.key)' lists the words of such numbers exactly as they are in the text.",
      suggestion: "remove it from the list, or write it exactly as in the text")
  }
}
