import Comparison
import Documents
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import Trace

/// The code for each responsibility in two implementations, with the lines side by side; code that
/// the page has already shown is only named.
struct PairWork {
  let samplePair: SamplePair
  let links: Links
  let entries: [WorkEntry]

  /// A responsibility: the passages of both, and the difference of those not yet shown.
  struct WorkEntry {
    let responsibility: Responsibility
    let first: [CodePassage]
    let second: [CodePassage]
    let diff: CodeDiff?
    let corrections: [PairCorrection]
  }

  /// Looks up the code for each responsibility.
  ///
  /// - Parameters:
  ///   - samplePair: The two implementations.
  ///   - responsible: Returns the code for each responsibility of one of them.
  ///   - links: The links to their code.
  ///   - corrections: The corrections in the pair's text.
  ///   - isWritten: Indicates whether there is a text about the pair. Otherwise code that builds
  ///     the screen or that has nothing in common is only named, because the number of such pages
  ///     grows with the square of the patterns.
  init(
    samplePair: SamplePair, responsible: (ImplementationStudy) -> ResponsibleCode?, links: Links,
    corrections: [PairCorrection], isWritten: Bool
  ) {
    self.samplePair = samplePair
    self.links = links
    let logic = Set(samplePair.shared.logic.lines.flatMap(\.places))
    var shown: Set<CodePassage> = []
    entries = Responsibility.allCases.map { responsibility in
      let corrections = corrections.filter { $0.responsibility == responsibility }
      let (first, second) = (
        Self.passages(samplePair.first, responsible, responsibility, corrections),
        Self.passages(samplePair.second, responsible, responsibility, corrections)
      )
      let passages = { (study: ImplementationStudy, passages: [CodePassage]) in
        Self.outermost(passages.filter { !study.code.isMachinery($0) && !shown.contains($0) })
          .map(study.code.lines(of:))
      }
      let (left, right) = (
        passages(samplePair.first, first), passages(samplePair.second, second)
      )
      let isNew = { (lines: [PlacedLine]) in lines.allSatisfy { !logic.contains($0.place) } }
      // New code is compared with its counterpart even if that was shown before.
      let isComparedAgain = isWritten && (left + right).contains(where: isNew)
      let shownLines = { (passages: [[PlacedLine]]) in
        passages.filter { isComparedAgain || isNew($0) }.flatMap(\.self)
      }
      let diff = CodeDiff(shownLines(left), shownLines(right))
      let isShown = isWritten || responsibility != .buildsTheScreen && diff.shared > 0
      if isShown { shown.formUnion(first + second) }
      return WorkEntry(
        responsibility: responsibility, first: first, second: second,
        diff: isShown ? diff : nil, corrections: corrections)
    }
  }

  private static func passages(
    _ study: ImplementationStudy, _ responsible: (ImplementationStudy) -> ResponsibleCode?,
    _ responsibility: Responsibility, _ corrections: [PairCorrection]
  ) -> [CodePassage] {
    guard let correction = corrections.first(where: { $0.pattern == study.id.pattern }) else {
      return responsible(study)?[responsibility] ?? []
    }
    return correction.methods.compactMap { study.code.function($0.text) }
  }

  /// Returns the passages that are not contained in any other.
  private static func outermost(_ passages: [CodePassage]) -> [CodePassage] {
    passages.filter { passage in
      !passages.contains { other in
        other != passage && other.file == passage.file
          && other.lines.lowerBound <= passage.lines.lowerBound
          && other.lines.upperBound >= passage.lines.upperBound
          && other.lines.count > passage.lines.count
      }
    }
  }

  /// The names of the responsibilities for which neither has code.
  var idle: [String] {
    entries.filter { $0.first.isEmpty && $0.second.isEmpty }.map(\.responsibility.rawValue)
  }

  /// The responsibilities for which either has code, for the template `pair-sample`.
  var value: PageValue {
    .list(
      entries.filter { !$0.first.isEmpty || !$0.second.isEmpty }.map { entry in
        [
          "title": .string(entry.responsibility.rawValue),
          "sides": [side(entry.first, samplePair.first), side(entry.second, samplePair.second)],
          "hasCode": .bool(entry.diff?.lines.isEmpty == false),
          "hunks": entry.diff?.shown(text: samplePair.text).value ?? .list([]),
          "corrections": .list(
            entry.corrections.map { correction in
              [
                "pattern": .string(links.title(ofPattern: correction.pattern)),
                "why": .string(correction.why),
              ]
            }),
        ]
      })
  }

  private func side(_ passages: [CodePassage], _ study: ImplementationStudy) -> PageValue {
    [
      "title": .string(links.title(ofPattern: study.id.pattern)),
      "methods": .list(passages.map { method($0, study) }),
    ]
  }

  private func method(_ passage: CodePassage, _ study: ImplementationStudy) -> PageValue {
    let file = passage.file.split(separator: "/").last ?? ""
    return [
      "name": .string(passage.name), "place": .string("\(file):\(passage.lines.lowerBound)"),
      "isClosure": .bool(passage.kind == .statement),
      "isMachinery": .bool(study.code.isMachinery(passage)),
      "address": .optional(
        links.address(of: passage.file, line: passage.lines.lowerBound, in: study.id)),
    ]
  }
}

extension PlacedLine {
  /// The location of the line, regardless of the compared part.
  fileprivate var place: SourceLine { SourceLine(file: file, line: line.number) }
}

extension CodeDiff.CodeDiffLine {
  /// The locations of its lines on either side.
  fileprivate var places: [SourceLine] {
    switch self {
    case .same(let first, let second), .renamed(let first, let second):
      [first.place, second.place]
    case .movedFromFirst(let line), .movedToSecond(let line), .onlyFirst(let line),
      .onlySecond(let line):
      [line.place]
    }
  }
}
