import Testing

@testable import StorePattern

@Suite("Changes")
struct ChangesTests {
  @Test("give every part the first time")
  func first() {
    #expect(parts(of: Changes(old: nil, new: Person())) == ["Ada", "36"])
  }

  @Test("give only the parts that differ")
  func later() {
    let old = Person()
    #expect(parts(of: Changes(old: old, new: Person(name: "Grace", age: 36))) == ["Grace"])
    #expect(parts(of: Changes(old: old, new: Person(name: "Ada", age: 37))) == ["37"])
    #expect(parts(of: Changes(old: old, new: old)).isEmpty)
  }

  @Test("give a part that is absent now, and was not before")
  func absence() {
    var heard: [String?] = []
    for (old, new) in [("a", nil), (nil, nil), (nil, "b")] as [(String?, String?)] {
      Changes(old: old, new: new).ifChanged(\.self) { heard.append($0) }
    }
    #expect(heard == [nil, "b"])
  }

  @Test("of a part are those of that part alone")
  func map() {
    let changes = Changes(old: Person(), new: Person(name: "Ada", age: 37))
    var heard: [String] = []
    changes.map(\.name).ifChanged(\.self) { heard.append($0) }
    changes.map(\.age).ifChanged(\.self) { heard.append("\($0)") }
    #expect(heard == ["37"])
    #expect(Changes(old: nil, new: Person()).map(\.name).old == nil)
  }

  private func parts(of changes: Changes<Person>) -> [String] {
    var parts: [String] = []
    changes.ifChanged(\.name) { parts.append($0) }
    changes.ifChanged(\.age) { parts.append("\($0)") }
    return parts
  }
}
