import Testing
import Trace

@Suite("A family of roles")
struct RoleFamilyTests {
  @Test("holds values of the domain where its roles are stores or models")
  func values() {
    #expect(Role.standard.filter(\.family.holdsValues) == [.store, .model])
  }
}
