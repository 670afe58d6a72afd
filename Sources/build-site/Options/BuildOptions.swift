import ArgumentParser

/// What a build reads.
struct BuildOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  @Option(help: "The folder of templates, with the assets in it.")
  var templates = "templates"

  @Option(help: "Where the site will stand, for what needs absolute addresses.")
  var baseURL: String?

  @Flag(help: "Takes texts that are under way, by 'draft: true', for finished ones.")
  var drafts = false

  @Flag(help: "Says nothing unless something is wrong.")
  var quiet = false

  @Option(help: "How the result is written.")
  var format = OutputFormat.text
}
