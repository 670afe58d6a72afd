import Testing

@testable import StorePattern

@Suite("Changes")
struct ChangesTests {
  @Test("are of every part the first time")
  func first() {
    let changes = Changes(old: nil, new: Person())
    #expect(changes.takeIfChanged(\.name) == "Ada")
    #expect(changes.takeIfChanged(\.age) == 36)
  }

  @Test("are of the parts that differ, and of no other")
  func later() {
    let changes = Changes(old: Person(), new: Person(name: "Grace", age: 36))
    #expect(changes.takeIfChanged(\.name) == "Grace")
    #expect(changes.takeIfChanged(\.age) == nil)
  }

  @Test("keep apart a part that is absent now and one that stays as it was")
  func absence() {
    let absent = Changes<String?>(old: .some(nil), new: nil)
    let gone = Changes<String?>(old: .some("a"), new: nil)
    #expect(absent.takeIfChanged(\.self) == nil)
    #expect(gone.takeIfChanged(\.self) == .some(.none))
  }

  @Test("of a list are those of its elements, of which some may be new and some gone")
  func elements() {
    let longer = Changes(old: ["a", "b"], new: ["a", "c", "d"]).elements(\.self)
    #expect(longer.map { $0.takeIfChanged(\.self) } == [nil, "c", "d"])
    let shorter = Changes(old: ["a", "b"], new: ["b"]).elements(\.self)
    #expect(shorter.map { $0.takeIfChanged(\.self) } == ["b"])
    let first = Changes(old: nil, new: ["a"]).elements(\.self)
    #expect(first.map { $0.takeIfChanged(\.self) } == ["a"])
  }

  @Test("of a part are those of that part alone")
  func map() {
    let changes = Changes(old: Person(), new: Person(name: "Ada", age: 37))
    #expect(changes.map(\.name).takeIfChanged(\.self) == nil)
    #expect(changes.map(\.age).takeIfChanged(\.self) == 37)
    #expect(Changes(old: nil, new: Person()).map(\.name).old == nil)
  }
}
