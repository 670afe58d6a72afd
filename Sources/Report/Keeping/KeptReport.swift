import Diagnostics
import KeptResults
import SiteFiles
import StaticSite

/// The whole of what the report made, as it is kept from build to build.
struct KeptReport {
  private let reported: ReportedPages
  /// Where the prose was that the pages were kept without.
  private let gaps: [ProseGap]
  /// The states of texts whose pages show their prose in another way, by the texts' files.
  private let states: [String: String]
}

extension KeptReport {
  /// Takes apart what was made without a fault.
  init(_ reported: ReportedPages, _ prose: [TextProse]) {
    var reported = reported
    var gaps: [ProseGap] = []
    var states: [String: String] = [:]
    let own = Dictionary(prose.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for number in reported.made.indices {
      guard let prose = own[reported.made[number].path] else { continue }
      if let gap = ProseGap(taking: prose, from: &reported.made[number], number: number) {
        gaps.append(gap)
      } else {
        states[prose.file] = prose.state
      }
    }
    // What was found in prose will be found again.
    let found = Set(prose.flatMap(\.diagnostics))
    reported.diagnostics.removeAll { found.contains($0) }
    self.reported = reported
    self.gaps = gaps
    self.states = states
  }

  /// Puts everything together again.
  ///
  /// - Parameter prose: The prose of all texts that have pages, as it is now.
  /// - Returns: The pages; `nil` if one of them has to be composed again.
  func pages(with prose: [TextProse]) -> ReportedPages? {
    let now = Dictionary(prose.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    guard states.allSatisfy({ file, state in now[file]?.state == state }) else { return nil }
    var reported = reported
    for gap in gaps {
      guard let prose = now[gap.file], reported.made.indices.contains(gap.page) else { return nil }
      gap.fill(&reported.made[gap.page], with: prose)
    }
    reported.diagnostics += prose.flatMap(\.diagnostics)
    return reported
  }
}

// MARK: Bytes

extension KeptReport {
  /// Reads what ``bytes()`` gave.
  init(_ bytes: [UInt8]) throws(DamagedResult) {
    var reader = try ResultReader(bytes)
    reported = try reader.reportedPages()
    gaps = try reader.list { reader throws(DamagedResult) in
      ProseGap(file: try reader.text(), page: try reader.number(), place: try reader.number())
    }
    let states = try reader.list { reader throws(DamagedResult) in
      (try reader.text(), try reader.text())
    }
    self.states = Dictionary(states, uniquingKeysWith: { first, _ in first })
  }

  /// What is kept.
  func bytes() throws -> [UInt8] {
    var writer = ResultWriter()
    try writer.write(reported)
    writer.write(gaps) { writer, gap in
      writer.write(gap.file)
      writer.write(gap.page)
      writer.write(gap.place)
    }
    writer.write(states.sorted { $0.key < $1.key }) { writer, state in
      writer.write(state.key)
      writer.write(state.value)
    }
    return writer.bytes
  }
}
