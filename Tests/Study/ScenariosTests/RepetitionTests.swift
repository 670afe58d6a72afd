import HeadlessUI
import Samples
import Scenarios
import Testing
import Trace

/// Notifies its observers in the order of a set, which differs from run to run.
@Traced(.model)
@MainActor
private final class Crowd {
  private var members: Set<Member> = []

  func add(_ member: Member) { members.insert(member) }

  func shout() {
    for member in members { member.hear() }
  }
}

@Traced(.controller)
@MainActor
private final class Member {
  func hear() {}
}

extension Member: nonisolated Hashable {
  nonisolated static func == (left: Member, right: Member) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Suite("Observers that are notified in random order")
@MainActor
struct RepetitionTests {
  /// Returns the log of nine observers, whose places in memory are not those of the last time.
  private func log(keeping others: inout [AnyObject]) -> EventLog {
    let recorder = Recorder()
    recorder.record {
      recorder.input(Input("open")) {
        let crowd = Crowd()
        for _ in 0..<9 {
          let member = Member()
          crowd.add(member)
          others.append(member)
        }
        crowd.shout()
      }
    }
    return recorder.log()
  }

  @Test("leave another log when they are played again")
  func repetition() {
    var kept: [AnyObject] = []
    let logs = (0..<4).map { _ in log(keeping: &kept) }
    // Four times the same order of nine would happen once in 10^16 runs.
    #expect(Set(logs.map(\.events)).count > 1)
  }
}
