import Diagnostics
import SiteFiles
import SiteLinks

/// Everything that is known of a site, to be brought up to date stage by stage.
struct SiteState: Sendable {
  /// The name of the file that says what the site is, in the content folder.
  static let configurationFile = "site.yml"

  let setup: SiteSetup
  /// The site's configuration, or a stand-in if it is at fault.
  var configuration = SiteConfiguration(title: "")
  /// The reports that are made.
  var reports: [any SiteReport] = []

  // Reading
  var sources = ContentSources()
  var content: Content
  var templates = TemplateSources()

  // Texts
  /// The bodies of the texts that no report makes pages of, by the texts' paths.
  var bodies: [String: TextBody] = [:]
  /// What others show of each text, by the texts' paths.
  var cards: [String: Card] = [:]
  var arrangement = Arrangement([], taxonomies: [])
  var reported = ReportedPages()

  // Pages
  var plans = PagePlans()
  var shared: SiteValues?
  var index = SiteIndex()
  var assets = AssetLibrary([], others: [], namesByContent: true)
  var pages: [String: RenderedPage] = [:]

  // Files
  /// The files that are no pages, sorted.
  var others: [OutputFile] = []
  /// All files but those that are made when they are asked for, by path.
  var outputs: [String: OutputFile] = [:]
  let searchEntries = SearchEntries()

  /// What was found wrong, by the stage that found it.
  var faults: [Stage: [Diagnostic]] = [:]

  /// The stages of a build, in order.
  enum Stage {
    case configuration, reports, plans, index, templates
  }

  init(_ setup: SiteSetup) {
    self.setup = setup
    content = Content(folder: setup.content, entries: [])
  }

  /// Brings everything up to date.
  mutating func update(_ changes: Changes, clock: StageClock) async -> BuiltSite {
    let isFirst = changes.content == nil
    if isFirst { readConfiguration() }
    let old = Before(self)
    let touched = clock.measure("read", count: \.count) { () throws(Never) in
      let touched = readContent(changes.content)
      readTemplates(changes.templates)
      return touched
    }
    let texts = clock.measure("texts", count: \.changed.count) { () throws(Never) in
      updateTexts(touched, since: old)
    }
    if isFirst || needsReports(touched, texts) { await makeReports(clock) }
    let reached = clock.measure("plan", count: \.plans.count) { () throws(Never) in
      updatePlans(texts, isFirst: isFirst, since: old)
    }
    let rendered = clock.measure("render", count: \.count) { () throws(Never) in
      render(reached)
    }
    return clock.measure("check", count: \.pageCount) { () throws(Never) in
      finish(rendered, isFirst: isFirst)
    }
  }
}

/// What is compared with what comes of a change.
///
/// It holds nothing that a small change alters in place: that would have to be copied.
struct Before: Sendable {
  let content: Content
  let templates: TemplateSources
  let reported: ReportedPages
  let shared: SiteValues?
  let index: SiteIndex

  init(_ state: SiteState) {
    content = state.content
    templates = state.templates
    reported = state.reported
    shared = state.shared
    index = state.index
  }
}

// MARK: Configuration

extension SiteState {
  /// Reads `site.yml`, and finds out which reports are made; if the file is at fault, those that it names anywhere.
  private mutating func readConfiguration() {
    let collector = DiagnosticCollector()
    let known = setup.reports.map(\.name)
    let read = collector.collect { () throws(DiagnosticError) in
      try SiteConfiguration(from: setup.content, knownReports: known)
    }
    let text = read == nil ? (try? setup.content.file("site.yml").text()) ?? "" : ""
    reports = setup.reports.filter { report in
      read?.reports.contains { $0.name == report.name } ?? text.contains(report.name)
    }
    configuration = read ?? SiteConfiguration(title: "Site")
    if let baseURL = setup.baseURL { configuration.baseURL = baseURL }
    faults[.configuration] = collector.diagnostics
  }
}
