import Testing
import Trace

@Suite("A traced method of an odd form", .serialized)
@MainActor
struct OddMethodTests {
  @Test("does what it did")
  func behaves() async throws {
    let odd = Odd()
    #expect(odd.call(1, body: "b", true, arguments: [1, 2], result: 3) == "3 b true 3")
    #expect(odd.recorder("r", line: 7) == "r false 7")
    #expect(odd.recorder("r") == "r false \(#line)")
    #expect(odd.compare([1, 2], [1, 2]))
    #expect(odd.all(1, "two", 3.0) == 3)
    #expect(odd.size(of: Dot(), or: odd.shape()) as? String == "1")
    #expect(try odd.typed { () throws(Refusal) in 4 } == 4)
    #expect(throws: Refusal.refused) { try odd.typed { () throws(Refusal) in throw .refused } }
    #expect(odd.generic { 5 } == 5)
    #expect(await Odd.both() == 3)
    #expect([odd.maybe(0), odd.maybe(1), odd.maybe(2)] == [nil, 10, 2])
    #expect(odd.tuple() == (1, "two"))
    #expect(odd.text() == "one\n  two")
    #expect(odd.closure()(1)() == 2)
    #expect(odd.nest() == 2)
    #expect(odd.default(in: 1, for: 2) == 3)
    #expect(odd.labelled() == 1)
    odd.unused()
    #expect(odd.slow == ["slow 0"])
    odd.name = "new"
    #expect(odd.log == ["→new"])
    odd[0] = "changed"
    odd += "more"
    #expect(odd.last == "more")
    var value = 5
    #expect(odd.cleanUp(&value) == 5)
    #expect(value == 0)
    odd.shadow()
    #expect(odd.log == ["changed", "more", "5", "0 3", "1 4"])
  }

  @Test("makes objects, or does not, as it did")
  func initialisers() throws {
    #expect(Odd(positive: -1) == nil)
    #expect(Odd(positive: 1)?.log == ["1"])
    #expect(Odd(3, where: { $0 > 2 }).log == ["3"])
    #expect(try Odd(or: "hey").log == ["hey!"])
    #expect(throws: Refusal.refused) { try Odd(or: nil) }
    #expect(Odder(positive: 11) == nil)
    #expect(Odder(positive: -1) == nil)
    #expect(Odder(positive: 1)?.log == ["1"])
    #expect(throws: Refusal.refused) { try Odder(or: "no") }
    #expect(throws: Refusal.refused) { try Odder(or: nil) }
    #expect(try Odder().typed { () throws(Refusal) in throw .refused } == 1)
    Odder().shadow()
  }

  @Test("keeps the recording in balance where an initialiser gives up", .enabled(if: isTraced))
  func balance() {
    let lines = recorded([.call, .return, .create, .destroy]) {
      _ = Odder(positive: 11)
      _ = Odder(positive: -1)
      _ = try? Odder(or: "no")
      _ = try? Odder(or: nil)
    }
    let count = { (kind: String) in lines.count { $0.drop { $0 == " " }.hasPrefix(kind) } }
    #expect(count("call") == 6)
    #expect(count("return") == 6)
    #expect(count("create") == count("destroy"))
  }
}
