import Diagnostics
public import Foundation

/// The file that keeps answers between checks.
struct AnswersFile: Sendable {
  let path: String

  private struct KeptAnswers: Codable {
    var version = 1
    var answers: [String: Answer] = [:]
  }

  /// Returns the answers; none if there is no file.
  ///
  /// - Throws: An error if the file cannot be read or was not written by a check.
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
        .unreadable, at: SourceLocation(file: path),
        "the cached results of earlier checks cannot be read", explanation: "\(error)",
        suggestion: "delete the file: all addresses are then checked again")
    }
  }

  /// Writes answers, replacing the file as a whole.
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
        .unwritable, at: SourceLocation(file: path), "the results cannot be cached",
        explanation: error.localizedDescription)
    }
  }
}

/// An outcome, and the day on which it was found.
struct Answer: Hashable, Codable {
  let day: Day
  let outcome: Outcome

  /// Indicates whether the answer still counts; only success does, for some days.
  func isTrusted(on today: Day, for days: Int) -> Bool {
    switch outcome {
    case .there, .moved: (0..<days).contains(day.days(until: today))
    case .gone, .refused, .unanswered: false
    }
  }
}

/// A day of the Gregorian calendar, in universal time.
public struct Day: Hashable, Sendable, Codable {
  /// The number of days since 1 January 1970.
  private let number: Int

  /// The current day of the system's clock.
  public static var today: Day { Day(Date()) }

  /// Creates the day of a moment.
  public init(_ date: Date) {
    number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// Decodes a day from the form `2026-11-27`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = try? Date(text, strategy: Self.style) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a date")
    }
    self.init(date)
  }

  /// Encodes the day in the form `2026-11-27`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let date = Date(timeIntervalSince1970: TimeInterval(number) * 86_400)
    try container.encode(date.formatted(Self.style))
  }

  private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// Returns the number of days until another day; negative if that is earlier.
  func days(until other: Day) -> Int { other.number - number }
}
