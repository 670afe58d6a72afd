public import Diagnostics

extension StartingPoint {
  /// A site that shows only recordings, whose location the caller specifies: texts and templates.
  public static var recordingsOnly: StartingPoint {
    StartingPoint(
      files: frame(title: "Recordings", list: "/") + [
        StarterFile(path: "content/index.md", text: text(title: "What the tests do"))
      ])
  }

  /// Creates a site that shows recordings below `recordings/`, beside any other texts.
  ///
  /// - Parameters:
  ///   - folder: The folder of the site.
  ///   - recordings: The folder of recordings, written to the text that lists them.
  ///   - contract: The file of the contract, if there is one.
  ///   - earlier: The folder of an earlier state to compare with, if there is one.
  /// - Returns: The files.
  /// - Throws: An error if the folder is not empty.
  public static func recordings(
    in folder: String, of recordings: String, contract: String?, against earlier: String?
  ) throws(DiagnosticError) -> StartingPoint {
    try checkEmpty(folder)
    let keys = [("recordings", recordings), ("contract", contract), ("against", earlier)]
    return StartingPoint(
      files: frame(title: "Recordings", list: "/recordings/") + [
        StarterFile(
          path: "content/index.md",
          text: """
            ---
            title: Our architecture
            summary: How the parts of our app work together, as its tests record it.
            ---

            [What the tests do](recordings/index.md)

            """),
        StarterFile(
          path: "content/recordings/index.md",
          text: text(title: "What the tests do", keys: keys)),
      ])
  }

  private static func frame(title: String, list: String) -> [StarterFile] {
    ResourceFolder(name: "recordings").files(["title": title, "recordings": list])
  }

  /// Returns the text that lists the tests.
  private static func text(title: String, keys: [(key: String, value: String?)] = []) -> String {
    let lines = keys.compactMap { key, value in value.map { "\(key): \(quoted($0))" } }
    return
      (["---", "title: \(title)", "summary: Who acts on whom in each test, as it was recorded."]
      + lines + ["---", ""]).joined(separator: "\n")
  }

  /// Returns a text as a quoted YAML scalar.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
