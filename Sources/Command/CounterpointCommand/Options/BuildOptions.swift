import ArgumentParser
import StaticSite

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
