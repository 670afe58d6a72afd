/// Something that the shop sells.
public struct Article: Sendable, Hashable, Codable {
  public let name: String
  public let price: Int

  public init(name: String, price: Int) {
    self.name = name
    self.price = price
  }
}
