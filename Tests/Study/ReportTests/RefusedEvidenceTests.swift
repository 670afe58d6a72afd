import CommonMark
import Diagnostics
import StaticSite
import Testing

@testable import Evidence
@testable import Report

@Suite("A directive that asks for evidence that there is not")
@MainActor
struct RefusedEvidenceTests {
  struct RefusedDirective: Sendable, CustomTestStringConvertible {
    let line: String
    let id: DiagnosticID
    let column: Int
    let message: String
    var suggestion: String?
    nonisolated var testDescription: String { line }

    init(
      _ line: String, _ id: DiagnosticID, _ column: Int, _ message: String,
      _ suggestion: String? = nil
    ) {
      self.line = line
      self.id = id
      self.column = column
      self.message = message
      self.suggestion = suggestion
    }
  }

  nonisolated static let diagnostics = [
    RefusedDirective(
      "frame sample=taly-counter scenario=one-tap step=1", .unknownSample, 30,
      "there is no sample 'taly-counter'", "did you mean 'tally-counter'?"),
    RefusedDirective(
      "frame sample=\"taly-counter\" scenario=one-tap step=1", .unknownSample, 31,
      "there is no sample 'taly-counter'", "did you mean 'tally-counter'?"),
    RefusedDirective(
      "frame sample=tally-counter scenario=one-tapp step=1", .unknownScenario, 53,
      "'tally-counter' has no scenario 'one-tapp'", "did you mean 'one-tap'?"),
    RefusedDirective(
      "frame sample=tally-counter scenario=one-tap step=openin", .unknownStep, 66,
      "'One tap' has no step 'openin'", "did you mean 'opening'?"),
    RefusedDirective(
      "sequence sample=tally-counter scenario=one-tap step=1 pattern=mvvmm", .unknownPattern, 79,
      "there is no pattern 'mvvmm'", "did you mean 'mvvm'?"),
    RefusedDirective(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm,fluxx",
      .unknownPattern, 84, "there is no pattern 'fluxx'", "did you mean 'flux'?"),
    RefusedDirective(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm,mvvm",
      .directiveArgument, 84, "'mvvm' is named twice"),
    RefusedDirective(
      "compare sample=tally-counter scenario=one-tap step=1 patterns=mvvm", .directiveArgument, 79,
      "'counterpoint:compare' takes 2 to 4 patterns, found 1"),
    RefusedDirective(
      "metric sample=tally-counter metrics=code-line", .unknownMetric, 53,
      "there is no metric 'code-line'", "did you mean 'code-lines'?"),
    RefusedDirective(
      "metric sample=tally-counter metrics=code-lines,code-lines", .directiveArgument, 64,
      "'code-lines' is named twice"),
    RefusedDirective(
      "metric sample=tally-counter metrics=code-lines,hops", .directiveArgument, 64,
      "'hops' is measured in recordings, so it needs the argument 'scenario'"),
    RefusedDirective(
      "metric sample=tally-counter step=1 metrics=code-lines", .directiveArgument, 50,
      "'step' also needs the argument 'scenario'"),
    RefusedDirective(
      "metric sample=tally-counter scenario=one-tap step=1 metrics=bindings-live",
      .directiveArgument, 77, "'bindings-live' is not measured for a single step"),
    RefusedDirective(
      "source sample=tally-counter pattern=mvvm symbol=CounterViewModel.incremen",
      .unknownSymbol, 65,
      "'tally-counter' in 'mvvm' declares no 'CounterViewModel.incremen'",
      "did you mean 'CounterViewModel.increment'?"),
    RefusedDirective(
      "source sample=tally-counter pattern=mvvm symbol=Binder.bind", .unknownSymbol, 65,
      "'Binder.bind' is ambiguous"),
    RefusedDirective(
      "contract patterns=mvvmm", .unknownPattern, 35, "there is no pattern 'mvvmm'",
      "did you mean 'mvvm'?"),
    RefusedDirective(
      "contract patterns=mvvm sampel=x", .directiveArgument, 40, "there is no argument 'sampel'"),
    RefusedDirective(
      "contract patterns=mvvm pattern=flux", .directiveArgument, 40,
      "there is no argument 'pattern'", "did you mean 'patterns'?"),
    RefusedDirective(
      "contract patterns=mvvm patterns=flux", .directiveArgument, 40,
      "'patterns' is given twice"),
    RefusedDirective(
      "contract mvvm patterns=flux", .directiveArgument, 26,
      "'mvvm' has no argument name"),
    RefusedDirective(
      "contract patterns=mvvm, flux", .directiveArgument, 41,
      "'flux' has no argument name",
      "write several values without spaces, or between quotation marks"),
    RefusedDirective(
      "quiz sample=tally-counter scenario=one-tap pattern=mvvm", .directiveArgument, 4,
      "the directive 'counterpoint:quiz' lacks 'answer'"),
    RefusedDirective(
      "contract", .directiveArgument, 4, "the directive 'counterpoint:contract' lacks 'patterns'"),
  ]

  @Test("is refused at the word that is wrong, with what was meant", arguments: diagnostics)
  func refused(_ diagnostic: RefusedDirective) async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:\(diagnostic.line)")
    #expect(shown.block == nil)
    #expect(shown.diagnostics.map(\.id) == [diagnostic.id], "\(shown.diagnostics)")
    let found = try #require(shown.diagnostics.first)
    #expect(found.message == diagnostic.message)
    #expect(found.suggestion == diagnostic.suggestion)
    #expect(found.location.map { "\($0)" } == "a.md:1:\(diagnostic.column)")
  }

  @Test("is refused with all that is wrong at once")
  func together() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:compare sample=taly-counter scenario=x step=1 patterns=mvm,fluks side=left")
    #expect(
      shown.diagnostics.map(\.message) == [
        "there is no sample 'taly-counter'", "there is no pattern 'mvm'",
        "there is no pattern 'fluks'", "there is no argument 'side'",
      ])
  }

  @Test("is refused with a text between its fences")
  func body() async throws {
    let shown = try await SmallEvidence.shown(
      by: "counterpoint:contract patterns=mvvm", body: "\n  a text\n")
    #expect(
      shown.diagnostics.map(\.message)
        == ["the directive 'counterpoint:contract' takes no text between its fences"])
    #expect(shown.diagnostics.first?.location.map { "\($0)" } == "a.md:3:3")
  }

  @Test("is refused in a text whose page would not show it")
  func misplaced() async throws {
    let texts = try await SmallEvidence.evidence.texts
    let text = try #require(texts.of(TextKind.pattern).first)
    let handler = try #require(EvidenceDirective.standIns(in: text.text)["counterpoint:frame"])
    var renderer = MarkdownRenderer()
    renderer.directives["counterpoint:frame"] = handler
    let rendered = renderer.render("text\n\n```counterpoint:frame\n```\n", file: "a.md")
    #expect(rendered.diagnostics.map(\.id) == [.misplacedEvidence])
    #expect(rendered.diagnostics.first?.location?.line == 3)
  }

  @Test("suggests the stream that may have been meant")
  func unknownStream() async throws {
    let shown = try await SmallEvidence.shown(by: "counterpoint:marbles stream=serch-race")
    #expect(shown.block == nil)
    #expect(shown.diagnostics.map(\.id) == [.unknownStream])
    #expect(shown.diagnostics.first?.suggestion == "did you mean 'search-race'?")
    #expect(shown.diagnostics.first?.location?.column == 32)
  }
}
