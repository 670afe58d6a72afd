import Comparison
import CounterpointTesting
import Shop
import Testing

private let contract = Result {
  try Contract(
    contentsOf: #filePath.replacing("Tests/ShopTests/CartTests.swift", with: "architecture.yml"))
}

@Suite(
  .recorded(
    limit: 1_000, attaching: [.appMap, .openTelemetry],
    verifying: { try contract.get().verify($0) }))
@MainActor
struct CartTests {
  let store = CartStore()

  private func model() -> CartViewModel { CartViewModel(store: store, prices: PriceService()) }

  @Test func addingTwice() async {
    let view = CartView(model: model())
    await view.tapAdd("viola")
    await view.tapAdd("viola")
    #expect(view.label == "2 for 1000")
  }

  @Test(.recorded(repeats: 20, attaching: [.appMap, .openTelemetry]))
  func addingSeveralAtOnce() async {
    let model = model()
    await model.add(allOf: ["viola", "harp", "oboe", "horn"])
    #expect(model.count >= 4)
    store.clear()
  }

  @Test func buying() async {
    let model = model()
    await model.add(named: "harp")
    await model.buy().value
    #expect(model.count == 0)
  }
}
