public import Diagnostics
import Foundation

/// Checks whether the addresses outside a site exist.
///
/// A build never does this, because its result would differ from day to day. The check is polite:
/// it sends a host one request at a time, with pauses between them, and requests heads instead of
/// contents. An address that exists is not requested again for some days.
///
/// ```swift
/// let check = ExternalLinkCheck(answersFile: ".external-links.json", today: .today)
/// let result = try await check.result(of: site.externalLinkPlaces)
/// ```
public struct ExternalLinkCheck: Sendable {
  /// The limits of a check.
  public struct Limits: Sendable {
    /// The maximum number of hosts that receive a request at the same time.
    public var hostsAtATime = 8
    /// The pause between two requests to one host.
    public var pause = Duration.milliseconds(500)
    /// The time after which a request counts as unanswered.
    public var timeout = Duration.seconds(15)
    /// The maximum number of addresses requested in a run; the others wait for the next one.
    public var mostAddresses = 2_000
    /// The number of days for which an existing address is not requested again.
    public var daysOfTrust = 14

    /// Creates the default limits.
    public init() {}
  }

  /// The result of a check.
  public struct Result: Sendable {
    /// The diagnostics, by file and line: an error for an address that its server does not know,
    /// and a warning for one that could not be checked.
    public let diagnostics: [Diagnostic]
    /// The number of addresses that were requested.
    public let asked: Int
    /// The number of addresses whose earlier answer still counts.
    public let trusted: Int
    /// The number of addresses that were left for the next run.
    public let left: Int
  }

  private let answers: AnswersFile
  private let today: Day
  private let limits: Limits

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - answersFile: The path of the file that keeps the answers, each with its day.
  ///   - today: The current day.
  ///   - limits: The limits.
  public init(answersFile: String, today: Day, limits: Limits = Limits()) {
    answers = AnswersFile(path: answersFile)
    self.today = today
    self.limits = limits
  }

  /// Requests addresses and keeps the answers.
  ///
  /// - Parameter links: The addresses, each with the locations where it was written. Those that
  ///   are not of the web, such as `mailto:`, are ignored.
  /// - Returns: The result.
  /// - Throws: An error if the file of answers cannot be read or written.
  public func result(
    of links: [String: [SourceLocation]]
  ) async throws(DiagnosticError) -> Result {
    var known = try answers.read()
    var places: [WebAddress: [SourceLocation]] = [:]
    for (url, locations) in links {
      if let address = WebAddress(url) { places[address, default: []] += locations }
    }
    known = known.filter { places[$0.key] != nil }
    let open = places.keys.sorted().filter { address in
      known[address].map { !$0.isTrusted(on: today, for: limits.daysOfTrust) } ?? true
    }
    let asked = open.prefix(limits.mostAddresses)
    let client = WebClient(timeout: limits.timeout)
    for (address, outcome) in await outcomes(of: Array(asked), by: client) {
      known[address] = Answer(day: today, outcome: outcome)
    }
    try answers.write(known)
    let diagnostics = places.flatMap { address, locations in
      known[address].map { $0.outcome.diagnostics(of: address, at: locations) } ?? []
    }
    return Result(
      diagnostics: diagnostics.sorted(), asked: asked.count,
      trusted: places.count - open.count, left: open.count - asked.count)
  }

  /// Returns the outcomes for addresses: hosts concurrently, those of one host in sequence.
  private func outcomes(
    of addresses: [WebAddress], by client: WebClient
  ) async -> [(WebAddress, Outcome)] {
    var hosts = Dictionary(grouping: addresses, by: \.host).sorted { $0.key < $1.key }.map(\.value)
    return await withTaskGroup(of: [(WebAddress, Outcome)].self) { group in
      func addNext() {
        guard let addresses = hosts.popLast() else { return }
        group.addTask { [limits] in
          var outcomes: [(WebAddress, Outcome)] = []
          for (index, address) in addresses.enumerated() {
            if index > 0 { try? await Task.sleep(for: limits.pause) }
            outcomes.append((address, await client.outcome(of: address)))
          }
          return outcomes
        }
      }
      for _ in 0..<limits.hostsAtATime { addNext() }
      var outcomes: [(WebAddress, Outcome)] = []
      for await found in group {
        outcomes += found
        addNext()
      }
      return outcomes
    }
  }
}
