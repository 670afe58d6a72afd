import Samples
import Trace

extension ServerMode {
  /// One of each kind.
  nonisolated static let everyKind: [ServerMode] = [.manual, .standard, .immediate]
}

extension ScriptedServer {
  /// Answers everything that is under way, and what is requested because of it, as the mode has it.
  func settle(_ clock: VirtualClock) throws {
    while let index = requests.firstIndex(of: .pending) {
      try clock.advance(by: 200)
      if requests[index] == .pending { try respond(to: index + 1) }
    }
  }
}
