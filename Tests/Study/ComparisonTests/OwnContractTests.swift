import Comparison
import Diagnostics
import Metrics
import Testing

@Suite("The patterns' own contracts")
struct OwnContractTests {
  @Test("are kept by their source")
  func source() throws {
    let library = try Package.library()
    let contracts = try Package.contracts()
    #expect(contracts.count >= 5)
    for contract in contracts {
      #expect(library.modules.contains(contract.module), "\(contract.id)")
      for sample in library.samples {
        let breaches = contract.breaches(
          in: library.facts(module: contract.module, sample: sample))
        #expect(breaches.map(\.diagnostic.description) == [], "\(contract.id), \(sample)")
      }
    }
  }

  @Test("are kept by patterns that copy no rule")
  func copies() throws {
    let library = try Package.library()
    for contract in try Package.contracts() {
      #expect(contract.copies(in: library).map(\.diagnostic.description) == [])
    }
  }
}
