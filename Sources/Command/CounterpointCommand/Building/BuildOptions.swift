public import ArgumentParser
import Catalogue
import Diagnostics
import Evidence
import Exhibits
import RecordingPages
import Report
import Samples
import SiteFiles
public import StaticSite

/// The options that say what a build reads.
struct BuildOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  @Option(help: "The folder of templates, with the assets in it.", completion: .directory)
  var templates = "templates"

  @Option(
    help: """
      The site's address, such as https://example.org/counterpoint/, for what needs absolute \
      addresses.
      """)
  var baseURL: SiteAddress?

  @Option(help: "Holds back texts with a later date, such as 2026-11-22; no clock is asked.")
  var until: CalendarDate?

  @Flag(
    help: "Publishes what is held back too: texts with 'draft: true', and those of a later date.")
  var drafts = false

  @Flag(help: "Says nothing unless something is wrong.")
  var quiet = false

  @Option(help: "How the result is written.")
  var format = OutputFormat.text
}

extension CalendarDate: ExpressibleByArgument {
  /// A date on the command line; `nil` if the text is none.
  public init?(argument: String) { self.init(argument) }
}

/// The address at which a site will be.
struct SiteAddress: ExpressibleByArgument {
  /// The address, ending in `/`.
  let url: String

  /// An address on the command line; `nil` if a site cannot be there.
  init?(argument: String) {
    guard let url = SiteConfiguration.normalizedBaseURL(argument) else { return nil }
    self.url = url
  }
}

extension BuildOptions {
  /// The display of a build's progress.
  ///
  /// It shows nothing if the output is for a program.
  var progress: Progress { Progress(isQuiet: quiet || format == .json) }

  /// Does all of a build but the writing, and checks the folder that it would be written to.
  ///
  /// - Throws: All that was found, if there is an error among it.
  @MainActor
  func build(
    _ clock: StageClock, _ progress: Progress, isFresh: Bool,
    playing extent: PlayedExtent = .everything, checking folder: OutputFolder? = nil
  ) async throws(DiagnosticError) -> BuiltSite {
    let setup = try setup(keptIn: isFresh ? .nowhere : .besideProgram(), playing: extent)
    let site = await Site(setup).build(clock: clock)
    progress.end()
    // What has been said of a path where it comes from needs not be said of the output too.
    let known = Set(site.diagnostics.map(\.id))
    let others = (folder?.diagnostics(of: site) ?? []).filter { !known.contains($0.id) }
    if (site.diagnostics + others).hasErrors { throw DiagnosticError(site.diagnostics + others) }
    Console.report(site.diagnostics)
    return site
  }

  /// Returns the setup from which the site is built: texts, templates and, if `site.yml` names it,
  /// the report.
  ///
  /// - Throws: Every fault of what was given on the command line, or that there is no site.
  @MainActor
  func setup(
    keptIn store: ResultStore = .nowhere, playing extent: PlayedExtent = .everything
  ) throws(DiagnosticError) -> SiteSetup {
    let collector = DiagnosticCollector()
    collector.collect(try Reports.requireSite(in: content.content))
    collector.collect(try checkFolders())
    let program = RunningProgram.current
    var setup = SiteSetup(content: content.content, templates: templates)
    setup.content = program.folder(content.content)
    setup.templates = program.folder(templates)
    setup.includesDrafts = drafts
    try collector.throwErrors()
    setup.baseURL = baseURL?.url
    setup.until = until
    setup.renderer = Vocabulary.plainRenderer
    setup.reports = [
      CounterpointReport(
        content: content.content, over: program.base, implementations: Implementation.all,
        wrongImplementations: WrongImplementation.all, variants: Variant.all, keptIn: store,
        playing: extent, program: program.name),
      RecordingsReport(),
    ]
    return setup
  }

  /// Throws if there is no folder of templates, or if it is in the folder of words or around it.
  private func checkFolders() throws(DiagnosticError) {
    guard ResolvedFolder(templates).overlaps(ResolvedFolder(content.content)) else {
      return try TextFile.requireFolder(templates, "of templates")
    }
    throw DiagnosticError(
      .wrongFolder, at: SourceLocation(file: templates),
      "the templates cannot be in or around '\(content.content)', the folder of words",
      explanation: "What is there besides texts is copied into the site.",
      suggestion: "choose a folder beside it, such as 'templates'")
  }
}
