import Testing
import Trace

@Suite("An initialiser that does not call its superclass's itself", .serialized)
@MainActor
struct HeirTests {
  @Test("does what it did")
  func behaves() throws {
    Witness.seen = []
    #expect(Child(age: 3).names == ["ancestor"])
    #expect(Witness.seen == ["deferred"])
    #expect(Child(age: 0).age == 0)
    #expect(try Child(checked: 1).names == ["ancestor"])
    #expect(throws: Refusal.refused) { try Child(checked: -1) }
    #expect(Child(positive: 0) == nil)
    #expect(Child(positive: 1)?.names == ["ancestor"])
    #expect(QuietHeir(size: 2).size == 2)
  }

  @Test("has that inside of it, and both are of one object", .enabled(if: isTraced))
  func isOneObject() {
    let lines = recorded([.create, .call, .return]) {
      let child = Child(age: 1)
      child.add("later")
    }
    #expect(
      lines == [
        "call → Child#1 init(age: 1)",
        "  call Child#1 → Child#1 init()",
        "    create Source#1",
        "    call Child#1 → Source#1 init()",
        "      return Source#1 → Child#1 init()",
        "    create Child#1",
        "    call Child#1 → Child#1 init()",
        "      call Child#1 → Child#1 add(\"ancestor\")",
        "        return Child#1 → Child#1 add(_:)",
        "      return Child#1 → Child#1 init()",
        "    return Child#1 → Child#1 init()",
        "  return Child#1 → init(age:)",
        "call → Child#1 add(\"later\")",
        "  return Child#1 → add(_:)",
      ])
  }

  @Test("is not of an object that its body makes", .enabled(if: isTraced))
  func makesAnother() {
    #expect(
      recorded([.create, .call]) { QuietPair().show() } == [
        "call → QuietPair#1 init()",
        "  create Quiet#1",
        "  create QuietPair#1",
        "call → QuietPair#1 show()",
      ])
  }

  @Test("ends before anything else happens where the superclass has none", .enabled(if: isTraced))
  func endsInTime() {
    let lines = recorded([.create, .call]) {
      let first = QuietHeir(size: 1)
      let second = QuietHeir(size: 2)
      first.show()
      second.show()
      _ = try? Child(checked: -1)
      _ = Child(positive: 0)
    }
    #expect(
      lines == [
        "call → QuietHeir#1 init(size: 1)",
        "  create QuietHeir#1",
        "call → QuietHeir#2 init(size: 2)",
        "  create QuietHeir#2",
        "call → QuietHeir#1 show()",
        "call → QuietHeir#2 show()",
        "call → Child#1 init(checked: -1)",
        "call → Child#2 init(positive: 0)",
      ])
    #expect(
      recorded([.create, .call]) { _ = Child(positive: 1) }.filter { $0.contains("Child") } == [
        "call → Child#1 init(positive: 1)",
        "  call Child#1 → Child#1 init()",
        "    call Child#1 → Source#1 init()",
        "    create Child#1",
        "    call Child#1 → Child#1 init()",
        "      call Child#1 → Child#1 add(\"ancestor\")",
      ])
  }
}
