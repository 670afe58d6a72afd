import Catalogue
import Comparison
import Identifiers
import Metrics
import Samples
import Scenarios
import Testing
import Trace

/// No comparison of patterns may depend on what a role is called.
///
/// Recordings are read again with the roles of a pattern's participants renamed: two that were of
/// one role still are, two that were not are not. The screen is given some role as well. The model
/// keeps its name, since all patterns share it.
@Suite("What is read from recordings, when roles are renamed")
@MainActor
struct RenamedRoleTests {
  /// The roles whose names say something in a job.
  ///
  /// They hold the domain's values, only hand on or only connect, and contracts check what may be
  /// called so.
  private static let telling: Set<Role> = [.composition, .dispatcher, .store, .model]

  private static let renamings: [(String, [Role: Role])] = [
    ("controllers are views", [.controller: .view, .view: .controller]),
    ("presenters are controllers", [.presenter: .controller, .controller: .presenter]),
    ("views are controllers", [.view: .controller, .controller: .view]),
    ("all are something else", turned(Role.standard.filter { $0 != .model })),
    ("all that decide or show are", turned(Role.standard.filter { !telling.contains($0) })),
  ]

  /// Each role as the next one, the last as the first.
  private static func turned(_ roles: [Role]) -> [Role: Role] {
    Dictionary(uniqueKeysWithValues: zip(roles, roles.dropFirst() + roles.prefix(1)))
  }

  private func renamed(_ log: EventLog, _ names: [Role: Role], screen: Role) -> EventLog {
    EventLog(
      participants: log.participants.map { one in
        Participant(
          type: one.type, number: one.number,
          role: one.isScreen ? screen : names[one.role] ?? one.role, isScreen: one.isScreen)
      }, bindings: log.bindings, events: log.events)
  }

  private func recordings(of sample: SampleID) throws -> [(pattern: PatternID, log: EventLog)] {
    try Implementation.all(of: sample).flatMap { implementation in
      try Package.recordings(of: implementation).map { (implementation.pattern, $0.log) }
    }
  }

  @Test(
    "no number of a recording moves",
    arguments: ["delayed-star", "tally-counter", "profile"] as [SampleID])
  func numbers(_ sample: SampleID) throws {
    for (pattern, log) in try recordings(of: sample) {
      let facts = RecordingFacts(log)
      for (what, names) in Self.renamings {
        for screen in [Role.view, .controller, .store] {
          let other = RecordingFacts(renamed(log, names, screen: screen))
          #expect(facts == other, "\(pattern), \(sample): \(what), the screen a \(screen)")
        }
      }
    }
  }

  @Test(
    "each job is done as often, by the role with the new name",
    arguments: ["delayed-star"] as [SampleID])
  func jobs(_ sample: SampleID) throws {
    let domain = try Package.library().domainNames(sample: SourceFolders.name(for: sample))
    for (pattern, log) in try recordings(of: sample) {
      let found = JobFindings(in: log, domain: domain)
      for (what, names) in Self.renamings where Self.telling.isDisjoint(with: names.keys) {
        let other = JobFindings(in: renamed(log, names, screen: .presenter), domain: domain)
        for job in Job.allCases {
          for role in Role.standard {
            let (count, same) = (found[job, role], other[job, names[role] ?? role])
            #expect(count == same, "\(pattern): \(what), \(job) by \(role)")
          }
        }
      }
    }
  }

  @Test("the test itself would notice: by roles alone, Cocoa’s messages move")
  func byRolesAlone() throws {
    let logs = try recordings(of: "tally-counter").filter { $0.pattern == "cocoa-mvc" }.map(\.log)
    func messages(_ logs: [EventLog]) -> Int {
      logs.reduce(0) { sum, log in
        // Widgets and layouts are views here, as a contract has it.
        let bare = EventLog(
          participants: log.participants.map {
            Participant(type: $0.type, number: $0.number, role: $0.role)
          }, bindings: log.bindings, events: log.events)
        let steps = RecordingFacts(bare).steps.values
        return sum + steps.reduce(0) { $0 + $1.messages.total(.betweenRoles) }
      }
    }
    let asViews = logs.map { log in
      EventLog(
        participants: log.participants.map { one in
          Participant(
            type: one.type, number: one.number, role: one.role == .controller ? .view : one.role)
        }, bindings: log.bindings, events: log.events)
    }
    #expect(messages(asViews) < messages(logs))
  }
}
