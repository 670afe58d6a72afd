"""Changes of the shop that its recorded tests must notice, each with what a test then says.

`Tools/check-consumers` builds a copy of the shop, runs its tests, and then plants one change after the other.
"""

MODEL, VIEW, STORE, PRICES = (f"Sources/Shop/{name}.swift"
                              for name in ("CartViewModel", "CartView", "CartStore", "PriceService"))
TESTS = "Tests/ShopTests/CartTests.swift"

# A name, the edits (file, old text, new text), and what the failed tests say.
CHANGES = [
    ("a new arrow",
     [(MODEL, "let price = await prices.price(of: name)\n    store.add(Article(name: name, price: price))",
       "let price = await prices.price(of: name, for: store)\n    store.add(Article(name: name, price: price))"),
      (PRICES, "  public func price(of name: String) async -> Int {",
       "  func price(of name: String, for store: CartStore) async -> Int {\n"
       "    await store.clear()\n    return name.count * 100\n  }\n\n"
       "  public func price(of name: String) async -> Int {")],
     ["`PriceService` now acts on `CartStore`."]),
    ("a removed call",
     [(VIEW, "    show()\n  }\n", "    label = \"2 for 1000\"\n  }\n")],
     ["-   CartView#1 calls CartView#1 show()"]),
    ("two calls swapped",
     [(MODEL, "    _ = await prices.price(of: \"everything\")\n    store.clear()\n",
       "    store.clear()\n    _ = await prices.price(of: \"everything\")\n")],
     ["moved", "(block 1)"]),
    ("a leak",
     [(MODEL, "store.observe { [weak self] store in self?.show(store.articles) }",
       "store.observe { store in self.show(store.articles) }")],
     ["- CartViewModel#1 ends here", "- CartStore#1 ends here"]),
    ("a call after await from another task",
     [(MODEL, "    store.clear()\n  }\n", "    await Task { store.clear() }.value\n  }\n")],
     ["+       later resumes CartViewModel#1"]),
    ("a changed value under a token",
     [(MODEL, "    store.add(Article(name: name, price: price))",
       "    store.add(Article(name: name.uppercased(), price: price))")],
     ["~ ", "add(Article(name: <text 2>, price: <number 1>))"]),
    ("an extra hop",
     [(MODEL, "    let price = await prices.price(of: name)\n",
       "    let price = await Task.detached { [prices] in await prices.price(of: name) }.value\n")],
     ["later resumes CartViewModel#1"]),
    ("a breach of the contract",
     [(VIEW, "  private func show() {", "  public var store: CartStore?\n\n  private func show() {\n    store?.clear()\n"),
      (TESTS, "    await view.tapAdd(\"viola\")\n    await view",
       "    view.store = store\n    await view.tapAdd(\"viola\")\n    await view")],
     ["the view 'CartView' calls", "the store 'CartStore'"]),
    ("an unstable order",
     [(PRICES, "  public init() {}\n", "  public init() {}\n\n  private var asked = 0\n"),
      (PRICES, "    await Task.yield()\n",
       "    try? await Task.sleep(for: .microseconds(.random(in: 0...3_000)))\n    asked += 1\n")],
     ["is unstable: two runs produced different recordings"]),
    ("more than the limit",
     [(VIEW, "    show()\n  }\n", "    for _ in 0..<1_000 { show() }\n  }\n")],
     ["exceeded its limit of 1000 recorded events"]),
]
