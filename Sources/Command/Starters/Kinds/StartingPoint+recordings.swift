public import Diagnostics

extension StartingPoint {
  /// A site that shows nothing but recordings, which its builder names: texts and templates.
  public static var recordingsOnly: StartingPoint {
    StartingPoint(
      files: frame(title: "Recordings", list: "/") + [
        StarterFile(path: "content/index.md", text: text(title: "What the tests do"))
      ])
  }

  /// A site of one's own that shows recordings below `recordings/`, beside what is written into it.
  ///
  /// - Parameters:
  ///   - folder: Where it is written.
  ///   - recordings: The folder of recordings; the text of them says so.
  ///   - contract: The file of the contract, if there is one.
  ///   - earlier: The folder of the state that they are compared with, if there is one.
  /// - Returns: Its files.
  /// - Throws: That the folder holds something already.
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

  /// The text that lists the tests.
  private static func text(title: String, keys: [(key: String, value: String?)] = []) -> String {
    let lines = keys.compactMap { key, value in value.map { "\(key): \(quoted($0))" } }
    return
      (["---", "title: \(title)", "summary: Who acts on whom in each test, as it was recorded."]
      + lines + ["---", ""]).joined(separator: "\n")
  }

  /// A text as YAML has it, whatever is in it.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
