public import Counterpoint

/// The articles in the cart; everybody who shows some of them observes it.
@MainActor @Traced(.store)
public final class CartStore {
  public private(set) var articles: [Article] = []
  private var observers: [(CartStore) -> Void] = []

  public init() {}

  public func add(_ article: Article) {
    articles.append(article)
    for observer in observers { observer(self) }
  }

  public func clear() {
    articles = []
    for observer in observers { observer(self) }
  }

  public func observe(_ observer: @escaping (CartStore) -> Void) {
    observers.append(bound(.closure, observer))
  }
}
