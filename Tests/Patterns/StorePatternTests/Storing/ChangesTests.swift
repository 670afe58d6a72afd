import Testing

@testable import StorePattern

@Suite("Changes")
struct ChangesTests {
  @Test("are of every part the first time")
  func first() {
    let changes = Changes(old: nil, new: Person())
    #expect(changes.takeIfChanged(\.name) == "Ada")
    #expect(changes.takeIfChanged(\.age) == 36)
    #expect(changes.hasChanges(\.name))
  }

  @Test("are of the parts that differ, and of no other")
  func later() {
    let changes = Changes(old: Person(), new: Person(name: "Grace", age: 36))
    #expect(changes.takeIfChanged(\.name) == "Grace")
    #expect(changes.takeIfChanged(\.age) == nil)
    #expect(changes.hasChanges(\.name))
    #expect(!changes.hasChanges(\.age))
  }

  @Test("keep apart a part that is absent now and one that stays as it was")
  func absence() {
    let absent = Changes<String?>(old: .some(nil), new: nil)
    let gone = Changes<String?>(old: .some("a"), new: nil)
    #expect(!absent.hasChanges(\.self))
    #expect(gone.hasChanges(\.self))
    #expect(gone.takeIfChanged(\.self) == .some(.none))
  }

  @Test("of a part are those of that part alone")
  func map() {
    let changes = Changes(old: Person(), new: Person(name: "Ada", age: 37))
    #expect(!changes.map(\.name).hasChanges(\.self))
    #expect(changes.map(\.age).takeIfChanged(\.self) == 37)
    #expect(Changes(old: nil, new: Person()).map(\.name).old == nil)
  }
}
