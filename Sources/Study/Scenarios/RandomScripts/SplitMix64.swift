/// A small generator of random numbers with the same sequence on every platform.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
struct SplitMix64: Sendable {
  private var state: UInt64

  /// Creates a generator; equal seeds produce equal numbers.
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in a range.
  ///
  /// It is the high half of a product (Lemire, "Fast random integer generation in an interval",
  /// 2019), without its rejection, because the bias is far too small to affect a script. The
  /// standard library's `random(in:using:)` may change between versions.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(range.upperBound - range.lowerBound) &+ 1
    guard width != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound + Int(next().multipliedFullWidth(by: width).high)
  }

  /// Returns an element of a nonempty list, each with equal probability.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[number(in: 0...(list.count - 1))]
  }

  /// Returns one of several choices with a probability by weight; `nil` if there are none.
  mutating func pick<Choice>(_ choices: [(weight: Int, choice: Choice)]) -> Choice? {
    let total = choices.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var rest = number(in: 0...(total - 1))
    for (weight, choice) in choices {
      if rest < weight { return choice }
      rest -= weight
    }
    return nil
  }
}
