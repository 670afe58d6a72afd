import Diagnostics
import Documents
import Evidence
import Exhibits
import Identifiers
import Metrics
import Samples
import SiteTemplates
import StaticSite
import Trace

/// The page of unit tests: one test in every pattern, and the test doubles of all tests.
struct TestingPage: TextPage {
  let evidence: StudyEvidence
  let text: TextOfKind<TestingHeader>

  /// Returns the page.
  ///
  /// A pattern for which the text names no test is omitted.
  ///
  /// - Throws: An error for each unknown test or pattern.
  func page(_ body: ContentBody) throws(DiagnosticError) -> Page {
    let collector = DiagnosticCollector()
    let tests = patterns.compactMap { pattern in
      text.header.tests[pattern.description].flatMap { name in
        collector.collect { () throws(DiagnosticError) in try test(name, of: pattern) }
      }
    }
    collector.report(
      contentsOf: text.header.tests.keys.sorted().flatMap { name in
        [LocatedText(name, at: text.header.tests[name]?.location ?? place)]
          .diagnosticsOfPatterns(known: Set(patterns.map(\.description)))
      })
    try collector.throwErrors()
    return Page(
      of: text.text, body,
      [
        "sample": links.link(toSample: sample), "table": table(of: tests).value,
        "tests": .list(tests.map(\.value)), "doubles": doubles.value,
        "faults": faults.value,
      ])
  }

  private var sample: SampleID { SampleID(text.header.sample.text) }
  private var patterns: [PatternID] { scenarios.patterns(of: sample) }
  private var place: SourceLocation { text.header.sample.location }

  /// Returns the test that the front matter names for a pattern.
  private func test(
    _ name: LocatedText, of pattern: PatternID
  ) throws(DiagnosticError) -> ShownTest {
    let id = ImplementationID(sample: sample, pattern: pattern)
    guard let facts = facts[id],
      let test = evidence.sources.testLibrary.test(
        named: name.text, of: facts, in: evidence.sources.library)
    else {
      throw DiagnosticError(
        .unknownSymbol, at: name.location,
        "the unit tests of '\(id)' have no '\(name.text)'",
        suggestion: "name a suite and its function, as in 'CounterViewModelTests.operations'")
    }
    return ShownTest(id: id, name: name.text, test: test, links: links, sources: evidence.sources)
  }

  private func table(of tests: [ShownTest]) -> Table {
    let reach = Metric.named("reachable-without-view")
    return Table(
      caption: "One rule, a test for each pattern",
      columns: [
        TableCell("Lines of the test"), TableCell("Lines of set-up"),
        TableCell("Doubles"), TableCell("The screen"), TableCell("It cannot see"),
        TableCell("Reachable without a view", to: reach.map { Address.metric($0.id) }),
      ],
      rows: tests.map { shown in
        TableRow(
          head: TableCell(shown.title, to: "/\(text.path)#\(shown.anchor)"),
          cells: [
            TableCell(shown.test.lines.count), TableCell(shown.test.setUpCount),
            TableCell(shown.doubles), TableCell(shown.test.seesScreen ? "part of it" : "left out"),
            TableCell(shown.unseen),
            TableCell(reach.map { numbers.value(of: $0, for: shown.id).figure } ?? "–"),
          ], pattern: shown.id.pattern)
      })
  }

  /// The wrong implementations on which their pattern's unit tests ran.
  private var faults: Table {
    Table(
      caption: "Wrong implementations, and the unit tests of their pattern",
      columns: [TableCell("Written in"), TableCell("Tests that fail"), TableCell("Which")],
      rows: evidence.wrong.compactMap { shown in
        guard let outcome = evidence.faultTests[shown.mistake.id] else { return nil }
        return TableRow(
          head: TableCell(shown.text.title, to: shown.address),
          cells: [
            TableCell(links.title(ofPattern: shown.mistake.implementation.pattern)),
            TableCell(outcome.kind == .unfit ? "–" : "\(outcome.failed.count)"),
            TableCell(outcome.sentence),
          ])
      })
  }

  /// The test doubles of all samples, by kind.
  private var doubles: Table {
    Table(
      caption: "Doubles that the tests of deciding roles need, all samples",
      columns: [
        TableCell("Spies"), TableCell("Stubs"), TableCell("Spies that are stubs, too"),
        TableCell("Doubles", to: Address.metric("doubles-needed")),
      ],
      rows: scenarios.patterns.map { pattern in
        let found = kindsOfDoubles(in: pattern)
        let counts = [[.spy], [.stub], [.spy, .stub]].map { (kinds: Set<TestDoubleKind>) in
          TableCell(found.filter { $0 == kinds }.count)
        }
        return TableRow(of: pattern, links, cells: counts + [TableCell(found.count)])
      })
  }

  /// Returns the kinds of each test double that a pattern's tests need.
  private func kindsOfDoubles(in pattern: PatternID) -> [Set<TestDoubleKind>] {
    guard let metric = Metric.named("doubles-needed") else { return [] }
    return scenarios.samples.flatMap { sample -> [Set<TestDoubleKind>] in
      let id = ImplementationID(sample: sample, pattern: pattern)
      guard let facts = facts[id], case .each(let needed) = numbers.value(of: metric, for: id)
      else { return [] }
      let sources = evidence.sources
      return needed.map { double in
        sources.testLibrary.double(named: double.name, of: facts, in: sources.library)?.kinds ?? []
      }
    }
  }
}

extension FaultOutcome {
  /// The failing tests, or the reason why there are none.
  fileprivate var sentence: String {
    switch kind {
    case .failed: failed.joined(separator: "; ")
    case .passed: "none: it is not caught"
    case .unfit: "it has another interface, so the tests do not compile"
    }
  }
}

/// A unit test on a page: its source, its set-up, and the types that it does not cover.
private struct ShownTest {
  let id: ImplementationID
  let name: String
  let test: ExaminedTest
  let links: Links
  let sources: ExaminedSources

  var title: String { links.title(ofPattern: id.pattern) }

  /// The anchor on the page.
  var anchor: String { id.pattern.description }

  /// The test doubles with their kinds, in one line.
  var doubles: String {
    test.doubles.isEmpty
      ? "none" : test.doubles.map { "\($0.name) (\($0.kindName))" }.joined(separator: ", ")
  }

  /// The types that it does not cover, with their roles, in one line.
  var unseen: String {
    let all = test.unseen.map { type in
      type.role.map { "\(type.name) (\($0.rawValue))" } ?? type.name
    }
    return all.isEmpty ? "nothing of the sample" : all.joined(separator: ", ")
  }

  /// The test for the template `testing`.
  var value: PageValue {
    let file = sources.code[id].tests.first { $0.file.path == test.file.path }
    return [
      "anchor": .string(anchor), "pattern": links.link(toPattern: id.pattern),
      "name": .string(name), "file": .optional(file?.fileName),
      "address": .optional(file.map { "\(Address.code(of: id))#\($0.anchor)" }),
      "code": .excerpt(of: test.file, [test.lines]),
      "setUp": .excerpt(of: test.file, test.setUp),
      "setUpLines": .number(test.setUpCount), "hasSetUp": .bool(test.setUpCount > 0),
      "doubles": .string(doubles), "unseen": .string(unseen),
    ]
  }
}

extension TestDouble {
  /// The usual name of its kind.
  fileprivate var kindName: String {
    let kinds = TestDoubleKind.allCases.filter(self.kinds.contains).map(\.rawValue)
    let name = kinds.isEmpty ? "dummy" : kinds.joined(separator: " and ")
    return subscribes ? "\(name) that subscribes" : name
  }
}
