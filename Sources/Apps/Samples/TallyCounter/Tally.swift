/// The digits of a mechanical counter, and the three rules by which they move.
public nonisolated struct Tally: Hashable, Sendable {
  /// The digits, 0 … 9; the ones come first.
  public private(set) var digits: [Int]

  /// A counter that shows a count.
  ///
  /// - Parameters:
  ///   - count: The number to show; digits beyond the last wheel are dropped.
  ///   - wheels: How many digits there are, 1 or more.
  public init(count: Int, wheels: Int) {
    var rest = count
    digits = (0..<wheels).map { _ in
      defer { rest /= 10 }
      return rest % 10
    }
  }

  /// Counts one further; beyond the last number it begins again at zero.
  public mutating func increment() {
    for wheel in digits.indices {
      digits[wheel] = Self.next(digits[wheel])
      if digits[wheel] != 0 { return }
    }
  }

  /// Turns every wheel that shows the smallest digit one up; all of them, 9 to 0, if they are
  /// equal.
  ///
  /// It never carries.
  public mutating func up() { turn(\.first, Self.next) }

  /// Turns every wheel that shows the largest digit one down; all of them, 0 to 9, if they are
  /// equal.
  public mutating func down() { turn(\.last, Self.previous) }

  private mutating func turn(
    _ extreme: KeyPath<[Int], Int?>, _ turned: (Int) -> Int
  ) {
    guard let digit = digits.sorted()[keyPath: extreme] else { return }
    digits = digits.map { $0 == digit ? turned($0) : $0 }
  }

  private static func next(_ digit: Int) -> Int { (digit + 1) % 10 }

  private static func previous(_ digit: Int) -> Int { (digit + 9) % 10 }
}
