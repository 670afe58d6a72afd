package import Documents

/// The recordings that a site shows, as the front matter of the text that lists them says it.
///
/// ```yaml
/// title: What our tests do
/// recordings: Tests/ShopTests/Recordings
/// contract: architecture.yml
/// against: ../main/Tests/ShopTests/Recordings
/// ```
///
/// Paths are as seen from the folder in which the site is built.
package struct RecordingsHeader: Sendable {
  /// The folder of recordings.
  package let folder: LocatedText
  /// The file of the contract that they are judged by, if there is one.
  package let contract: LocatedText?
  /// The folder of the state that they are compared with, if there is one.
  package let against: LocatedText?

  /// The recordings that a command names.
  package init(folder: LocatedText, contract: LocatedText? = nil, against: LocatedText? = nil) {
    self.folder = folder
    self.contract = contract
    self.against = against
  }

  init(_ fields: Fields) {
    self.init(
      folder: fields.text("recordings"), contract: fields.optionalText("contract"),
      against: fields.optionalText("against"))
  }
}

extension Fields {
  fileprivate func optionalText(_ key: String) -> LocatedText? {
    optional(key).flatMap { value in
      value.string(collector).map { LocatedText($0, at: value.location) }
    }
  }
}
