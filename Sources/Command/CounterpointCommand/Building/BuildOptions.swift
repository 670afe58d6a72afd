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

/// The options that determine the input of a build.
struct BuildOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  @Option(help: "The folder of templates and assets.", completion: .directory)
  var templates = "templates"

  @Option(
    help: """
      The site's address, such as https://example.org/counterpoint/, for what needs absolute \
      addresses.
      """)
  var baseURL: SiteAddress?

  @Option(help: "Holds back texts dated after a day, such as 2026-11-22; the clock is never read.")
  var until: CalendarDate?

  @Flag(
    help: "Also publishes texts that are held back: drafts, and those with a later date.")
  var drafts = false

  @Flag(help: "Prints nothing unless there is an error.")
  var quiet = false

  @Option(help: "The format of the result.")
  var format = OutputFormat.text
}

extension CalendarDate: ExpressibleByArgument {
  /// Parses a date on the command line; `nil` if it is invalid.
  public init?(argument: String) { self.init(argument) }
}

/// The public address of a site.
struct SiteAddress: ExpressibleByArgument {
  /// The address, ending in `/`.
  let url: String

  /// Parses an address on the command line; `nil` if it cannot be that of a site.
  init?(argument: String) {
    guard let url = SiteConfiguration.normalizedBaseURL(argument) else { return nil }
    self.url = url
  }
}

extension BuildOptions {
  /// The display of a build's progress, which is silent if the output is for a program.
  var progress: Progress { Progress(isQuiet: quiet || format == .json) }

  /// Builds the site in memory, and checks the folder to which it would be written.
  ///
  /// - Throws: All diagnostics, if there is an error among them.
  @MainActor
  func build(
    _ clock: StageClock, _ progress: Progress, isFresh: Bool,
    playing extent: PlayedExtent = .everything, checking folder: OutputFolder? = nil
  ) async throws(DiagnosticError) -> BuiltSite {
    let setup = try setup(keptIn: isFresh ? .nowhere : .besideProgram(), playing: extent)
    let site = await Site(setup).build(clock: clock)
    progress.end()
    // An error in the input is not reported again for the output.
    let known = Set(site.diagnostics.map(\.id))
    let others = (folder?.diagnostics(of: site) ?? []).filter { !known.contains($0.id) }
    if (site.diagnostics + others).hasErrors { throw DiagnosticError(site.diagnostics + others) }
    Console.report(site.diagnostics)
    return site
  }

  /// Returns the setup of the site: texts, templates and available reports.
  ///
  /// - Throws: Every error in the command line, or an error if there is no site.
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

  /// Throws if there is no folder of templates, or if it overlaps the folder of texts.
  private func checkFolders() throws(DiagnosticError) {
    guard ResolvedFolder(templates).overlaps(ResolvedFolder(content.content)) else {
      return try TextFile.requireFolder(templates, "of templates")
    }
    throw DiagnosticError(
      .wrongFolder, at: SourceLocation(file: templates),
      "the templates must not overlap '\(content.content)', the content folder",
      explanation: "Files in the content folder that are not texts are copied into the site.",
      suggestion: "choose a folder beside it, such as 'templates'")
  }
}
