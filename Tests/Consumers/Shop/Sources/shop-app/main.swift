import Shop

let store = CartStore()
let view = CartView(model: CartViewModel(store: store, prices: PriceService()))
await view.tapAdd("viola")
print("In the cart: \(store.articles.count)")
