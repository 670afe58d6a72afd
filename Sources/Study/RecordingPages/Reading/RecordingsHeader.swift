package import Documents

/// The front matter of the text that lists recordings.
///
/// ```yaml
/// title: What our tests do
/// recordings: Tests/ShopTests/Recordings
/// contract: architecture.yml
/// against: ../main/Tests/ShopTests/Recordings
/// ```
///
/// Paths are relative to the folder in which the site is built.
package struct RecordingsHeader: Sendable {
  /// The folder of recordings.
  package let folder: LocatedText
  /// The file of the contract that judges them, if there is one.
  package let contract: LocatedText?
  /// The folder of the state to compare with, if there is one.
  package let against: LocatedText?

  /// Creates a header from the arguments of a command.
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
