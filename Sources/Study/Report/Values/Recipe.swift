import Comparison
import Evidence
import Identifiers
import Metrics
import SiteTemplates
import StaticSite

/// The way from Cocoa MVC to another pattern for one screen: the steps that the pattern's text
/// names, and the lines that differ.
struct Recipe {
  /// The pattern that most readers come from.
  private static let origin: PatternID = "cocoa-mvc"

  let steps: [String]
  let samplePair: SamplePair
  let links: Links

  /// The recipe of a pattern; `nil` where its text has none, and for the pattern where it begins.
  init?(of text: ContentText, in evidence: StudyEvidence) {
    let steps = TextOfKind(text, of: TextKind.pattern)?.header.recipe ?? []
    guard !steps.isEmpty,
      let pair = evidence.pairs.pairs.first(where: {
        Set($0.patterns) == [Self.origin, PatternID(text.name)]
      }), let samplePair = evidence.pairs.comparison(pair, MeasuredPattern.smallestSample)
    else { return nil }
    self.steps = steps
    self.samplePair = samplePair
    links = evidence.links
  }

  private var address: String {
    Address.pair(samplePair.pair, sample: MeasuredPattern.smallestSample)
  }

  /// All lines of the two screens, side by side; the app's root and machinery are left out.
  private var diff: CodeDiff {
    let lines = { (study: ImplementationStudy) in
      study.code.own.filter { !$0.file.hasSuffix("App.swift") }.flatMap(study.code.lines(of:))
    }
    let isForward = samplePair.first.id.pattern == Self.origin
    let (from, to) =
      isForward
      ? (samplePair.first, samplePair.second) : (samplePair.second, samplePair.first)
    return CodeDiff(lines(from), lines(to), renaming: RoleRenaming())
  }

  /// The recipe, for the template `parts/recipe`.
  var value: PageValue {
    [
      "steps": .list(steps.map { ["text": .string($0)] }),
      "address": .string(address),
      "sample": links.link(toSample: MeasuredPattern.smallestSample),
      "origin": links.link(toPattern: Self.origin),
      "hunks": diff.shown(text: samplePair.text).value,
    ]
  }
}
