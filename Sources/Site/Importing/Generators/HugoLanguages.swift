import Diagnostics
import Documents

/// The languages of a Hugo site, from its configuration or from separate files:
/// `config/_default/languages.toml`, `config/_default/languages.fr.toml`.
struct HugoLanguages: Sendable {
  /// The language whose addresses have no language prefix.
  let main: String
  /// The other languages.
  let others: [String]
  private let configuration: ForeignConfiguration
  private let shared: ForeignConfiguration
  private let own: [String: ForeignConfiguration]

  /// Reads the languages of the site in a folder.
  init(
    _ configuration: ForeignConfiguration, in tree: SourceTree, below root: String,
    reportingTo log: ImportLog
  ) {
    self.configuration = configuration
    main = configuration.text("defaultContentLanguage") ?? "en"
    let folder = "\(root)config/_default/"
    let endings = ["toml", "yaml", "yml", "json"]
    shared = ForeignConfiguration(
      endings.map { "\(folder)languages.\($0)" }, in: tree, reportingTo: log)
    var own: [String: ForeignConfiguration] = [:]
    for file in tree.files(in: folder) {
      let parts = file.split(separator: ".").map(String.init)
      guard parts.count == 3, parts[0] == "languages", endings.contains(parts[2]) else { continue }
      own[parts[1]] = ForeignConfiguration([folder + file], in: tree, reportingTo: log)
    }
    self.own = own
    let named = (configuration["languages"]?.entries ?? []) + (shared.whole?.entries ?? [])
    others = Set(named.map(\.key) + own.keys).subtracting([main]).sorted()
  }

  /// Returns a setting of a language; `nil` if there is none.
  func text(_ key: String, of language: String) -> String? {
    configuration.text("languages", language, key) ?? shared.text(language, key)
      ?? own[language]?.text(key)
  }

  /// Returns the location of a language's configuration.
  func location(of language: String, in tree: SourceTree) -> SourceLocation? {
    configuration["languages", language]?.location ?? shared[language]?.location
      ?? own[language]?.path.map { SourceLocation(file: tree.fullPath($0)) }
  }
}
