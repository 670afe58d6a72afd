public import Diagnostics
import Foundation

/// Asks whether the addresses outside of a site are there.
///
/// A build never does this: it would be different from day to day. It is polite: a host is asked one
/// thing at a time, with a pause between two, for heads and not for contents; and what was there is
/// not asked for again for some days.
///
/// ```swift
/// let check = ExternalLinkCheck(answersFile: ".external-links.json", today: .today)
/// let result = try await check.result(of: site.externalLinkPlaces)
/// ```
public struct ExternalLinkCheck: Sendable {
  /// The bounds of what is asked.
  public struct Limits: Sendable {
    /// The most addresses that are asked for at a time, each of another host.
    public var hostsAtATime = 8
    /// The pause between two questions to one host.
    public var pause = Duration.milliseconds(500)
    /// The time after which no answer counts as none.
    public var timeout = Duration.seconds(15)
    /// The most addresses that are asked for in a run; the others wait for the next one.
    public var mostAddresses = 2_000
    /// The number of days for which an address that was there is not asked for again.
    public var daysOfTrust = 14

    /// Creates the usual bounds.
    public init() {}
  }

  /// The result of a check.
  public struct Result: Sendable {
    /// The faults, by file and line: an address that its server does not know is an error, one that
    /// could not be asked for a warning.
    public let diagnostics: [Diagnostic]
    /// The number of addresses that were asked for.
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
  ///   - answersFile: The path of the file in which answers are kept, each with its day.
  ///   - today: The day.
  ///   - limits: The bounds.
  public init(answersFile: String, today: Day, limits: Limits = Limits()) {
    answers = AnswersFile(path: answersFile)
    self.today = today
    self.limits = limits
  }

  /// Asks for addresses, and keeps the answers.
  ///
  /// - Parameter links: The addresses, each with the places where it was written. Those that are
  ///   not of the web, such as `mailto:`, are passed over.
  /// - Returns: What was found.
  /// - Throws: That the file of answers cannot be read or written.
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

  /// The outcomes of some addresses: hosts beside one another, the addresses of a host one by one.
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
