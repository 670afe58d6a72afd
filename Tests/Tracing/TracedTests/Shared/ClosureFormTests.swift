import Testing
import Trace

@Suite("A closure in a traced body", .serialized)
@MainActor
struct ClosureFormTests {
  private let forms = ClosureForms(next: ClosureForms())

  @Test("of one expression has the value and the type that it had")
  func expressions() throws {
    #expect(forms.parameters() == [6, 2, 4])
    #expect(forms.names() == [5, 3, 4])
    #expect(forms.types() == [3, 1, 2])
    #expect(forms.operators() == [1, 2, 3])
    #expect(forms.nothing() == [nil, nil, nil])
    #expect(forms.literals() == [true, true, true])
    #expect(forms.maybe() == [3, nil, nil])
    #expect(try forms.tried() == [3, 1, 2])
    #expect(forms.triedSoftly() == [nil, nil, nil])
    #expect(forms.implicitMembers() == [.marked(3), .marked(1), .marked(2)])
    #expect(forms.implicitCases() == [.plain, .plain, .plain])
    #expect(forms.implicitInitialisers() == ["3", "1", "2"])
    #expect(forms.ternary() == ["many", "one", "one"])
    #expect(forms.casts() as? [Int] == [3, 1, 2])
    #expect(forms.tuples().map(\.1) == ["3", "1", "2"])
    #expect(forms.texts() == ["3", "1", "2"])
    #expect(forms.nested() == [[9, 3, 6], [3, 1, 2], [6, 2, 4]])
    #expect(forms.immediate() == 2)
    #expect(forms.closureOfClosure()() == 2)
    #expect(forms.inOut() == 2)
    #expect(forms.generic("a") == ["a", "a", "a"])
    #expect(forms.sendable() == 8)
    #expect(forms.trailing() == 3)
    #expect(forms.captured() == 5)
    #expect(forms.escaped().map { $0() } == [3, 1, 2])
    #expect(forms.lazily() == 6)
    #expect(forms.joined() == [3, 3])
    #expect(forms.keyPaths() == [2])
  }

  @Test("drops a value that nobody wants, as it did")
  func dropped() {
    #expect(forms.optionalVoid() != nil)
    #expect(ClosureForms().optionalVoid() == nil)
    forms.droppedOptional()
    #expect(forms.count == 12)
    forms.droppedValue()
    #expect(forms.count == 112)
    forms.discardingIfs()
    #expect(forms.count == 232)
  }

  @Test("that is a choice gives the value of its branch")
  func choices() throws {
    #expect(forms.ifs() == ["many", "one", "one"])
    #expect(forms.elseIfs() == [.marked(2), .plain, .marked(2)])
    #expect(ClosureForms().elseIfs() == [.marked(3), .plain, .marked(2)])
    #expect(try forms.switches() == ["many 3", nil, "two"])
  }

  @Test("of statements does what they do")
  func statements() async {
    #expect(forms.guarded() == [3, 2])
    #expect(forms.returned() == [3, 1, 2])
    #expect(forms.assigned() == 6)
    #expect(forms.added() == 8)
    #expect(forms.reduced() == 6)
    #expect(forms.stored() == 6)
    #expect(forms.caught() == 8)
    #expect(forms.looped() == 2)
    #expect(forms.conditional() == 12)
    #expect(await forms.later() == 3)
  }

  @Test("does the same while it is recorded, and leaves nothing under way", .enabled(if: isTraced))
  func recordedForms() throws {
    let log = log {
      let forms = ClosureForms()
      #expect(forms.nested() == [[9, 3, 6], [3, 1, 2], [6, 2, 4]])
      #expect(forms.caught() == 8)
      #expect(forms.triedSoftly() == [nil, nil, nil])
      #expect((try? forms.switches()) == ["many 3", nil, "two"])
      _ = forms.immediate()
    }
    #expect(log.violations() == [])
    #expect(log.bindings == [])
    let calls = log.events.filter { $0.kind == .call }
    let last = try #require(calls.last)
    #expect(last.member?.name == "immediate")
    #expect(last.parent == nil)
    #expect(calls.filter { $0.member?.name == "score" }.allSatisfy { $0.from == "ClosureForms#1" })
  }
}
