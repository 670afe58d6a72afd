import ArgumentParser

/// Where what is read stands.
struct ContentOptions: ParsableArguments {
  @Option(help: "The folder of words: scenarios, samples, patterns, pages.")
  var content = "content"
}

/// How results are written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
