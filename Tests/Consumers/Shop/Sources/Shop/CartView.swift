public import Counterpoint

/// The cart's screen, as far as a test without widgets needs it.
@MainActor @Traced(.view)
public final class CartView {
  public private(set) var label = ""
  private let model: CartViewModel

  public init(model: CartViewModel) { self.model = model }

  public func tapAdd(_ name: String) async {
    await model.add(named: name)
    show()
  }

  private func show() { label = "\(model.count) for \(model.total)" }
}
