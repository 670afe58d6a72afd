public import Counterpoint

/// Asks the network for a price; an actor, since many ask at once.
@Traced(.model)
public actor PriceService {
  public init() {}

  public func price(of name: String) async -> Int {
    await Task.yield()
    return name.count * 100
  }
}
