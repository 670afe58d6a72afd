import HeadlessUI
import Testing

@testable import Metrics

@Suite("Colours by which values become visible")
struct PresentationColorTests {
  @Test("are all that a label can have, but that of ordinary text")
  func all() {
    let names = Set(Color.allCases.map(\.rawValue)).subtracting([Color.label.rawValue])
    #expect(PresentationVisitor.colors == names)
  }
}
