import Testing
import Trace

@MainActor
@Suite("A trace document")
struct TraceDocumentTests {
  @Test("comes back from JSON as it went")
  func roundTrip() throws {
    let log = try performance()
    let document = TraceDocument(.example, log, frames: [["text": "0"], ["text": "1"]])
    let back = try TraceDocument<[String: String]>(json: document.json())
    #expect(back.title == .example)
    #expect(back.log == log)
    #expect(back.frames == document.frames)
  }

  @Test("has the same bytes for the same performance")
  func stability() throws {
    let texts = try (1...5).map { _ in
      try TraceDocument(.example, performance(), frames: [["b": 1, "a": 2, "c": 3]]).json()
    }
    #expect(Set(texts).count == 1)
  }

  @Test("leaves out what is missing and sorts its keys")
  func shape() throws {
    let log = EventLog(
      participants: [], bindings: [],
      events: [Event(id: 1, .input(Input("open", purpose: .opensApp)))])
    let json = try TraceDocument(.example, log, frames: [String]()).json()
    #expect(
      json == """
        {"bindings":[],"events":[{"id":1,"kind":"input","purpose":"opens app","step":0,"time":0,\
        "verb":"open"}],"format":"counterpoint-trace","frames":[],"participants":[],\
        "pattern":"by-hand","sample":"small-app","scenario":"there-and-back","version":3}
        """)
  }
}
