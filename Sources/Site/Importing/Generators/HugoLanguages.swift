import Diagnostics
import Documents

/// The languages of a site of Hugo's, in its configuration or in files of their own:
/// `config/_default/languages.toml`, `config/_default/languages.fr.toml`.
struct HugoLanguages: Sendable {
  /// The language of the addresses without a language.
  let main: String
  /// The others.
  let others: [String]
  private let configuration: ForeignConfiguration
  private let shared: ForeignConfiguration
  private let own: [String: ForeignConfiguration]

  /// Reads what there is in the folder of a tree that has `content/`.
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

  /// A text that is said of a language; `nil` if there is none.
  func text(_ key: String, of language: String) -> String? {
    configuration.text("languages", language, key) ?? shared.text(language, key)
      ?? own[language]?.text(key)
  }

  /// The place where a language is configured.
  func location(of language: String, in tree: SourceTree) -> SourceLocation? {
    configuration["languages", language]?.location ?? shared[language]?.location
      ?? own[language]?.path.map { SourceLocation(file: tree.fullPath($0)) }
  }
}
