import Diagnostics
import Foundation

/// The file in which answers are kept from one check to the next.
struct AnswersFile: Sendable {
  let path: String

  private struct KeptAnswers: Codable {
    var version = 1
    var answers: [String: Answer] = [:]
  }

  /// The answers; none if there is no file.
  ///
  /// - Throws: That it cannot be read, or is none that a check has written.
  func read() throws(DiagnosticError) -> [WebAddress: Answer] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    do {
      let contents = try JSONDecoder().decode(
        KeptAnswers.self, from: Data(contentsOf: URL(filePath: path)))
      return Dictionary(
        contents.answers.compactMap { text, answer in WebAddress(text).map { ($0, answer) } },
        uniquingKeysWith: { first, _ in first })
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unreadable, at: SourceLocation(file: path),
          "the answers of earlier checks cannot be read", explanation: "\(error)",
          suggestion: "delete the file: all addresses are then asked for again"))
    }
  }

  /// Keeps answers; the file is replaced as a whole.
  func write(_ answers: [WebAddress: Answer]) throws(DiagnosticError) {
    var contents = KeptAnswers()
    for (address, answer) in answers { contents.answers[address.text] = answer }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(contents) + Data("\n".utf8)
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .unwritable, at: SourceLocation(file: path), "the answers cannot be kept",
          explanation: error.localizedDescription))
    }
  }
}
