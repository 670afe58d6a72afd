public import Counterpoint
public import Observation

/// What the cart's screen shows.
@MainActor @Observable @Traced(.viewModel)
public final class CartViewModel {
  public private(set) var total = "0"
  public private(set) var count = 0
  private let store: CartStore
  private let prices: PriceService

  public init(store: CartStore, prices: PriceService) {
    self.store = store
    self.prices = prices
    store.observe { [weak self] store in self?.show(store.articles) }
  }

  public func add(named name: String) async {
    let price = await prices.price(of: name)
    store.add(Article(name: name, price: price))
  }

  /// Asks for the prices of several at once.
  public func add(allOf names: [String]) async {
    let prices = prices
    let found = await withTaskGroup(of: Article.self) { group in
      for name in names {
        group.addTask { Article(name: name, price: await prices.price(of: name)) }
      }
      var found: [Article] = []
      for await article in group { found.append(article) }
      return found.sorted { $0.name < $1.name }
    }
    for article in found { store.add(article) }
  }

  /// Begins a purchase, and does not wait for it.
  public func buy() -> Task<Void, Never> {
    Task { [weak self] in await self?.checkOut() }
  }

  private func checkOut() async {
    _ = await prices.price(of: "everything")
    store.clear()
  }

  private func show(_ articles: [Article]) {
    count = articles.count
    total = "\(articles.reduce(0) { $0 + $1.price })"
  }
}
