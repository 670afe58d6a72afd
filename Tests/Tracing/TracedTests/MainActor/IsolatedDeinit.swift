import Testing
import Trace

@Traced(.view)
final class Ending: Base {
  private var source: Source?

  init(source: Source) {
    self.source = source
    super.init(name: "ending")
  }

  isolated deinit {
    source?.observe { [name] _ in _ = name }
    source = nil
  }
}

@Suite("A traced deinit on the main actor", .serialized)
struct IsolatedDeinitTests {
  @Test("does what it did, and is recorded", .enabled(if: isTraced))
  func behaves() {
    let source = Source()
    let lines = recorded([.call, .destroy]) { _ = Ending(source: source) }
    #expect(source.count == 1)
    #expect(
      lines == [
        "call → Ending#1 init(source: Source)",
        "  call Ending#1 → Ending#1 init(name: \"ending\")",
        "call → Ending#1 deinit",
        "call → Ending#1 deinit",
        "destroy Ending#1",
      ])
  }
}
