/// A small generator of random numbers that gives the same ones everywhere.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
struct SplitMix64: Sendable {
  private var state: UInt64

  /// A generator; equal seeds give equal numbers.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  ///
  /// The high half of a product (Lemire, "Fast random integer generation in an interval", 2019),
  /// without its rejection: the error is far below what a script could show. The standard
  /// library's `random(in:using:)` may change between versions.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(range.upperBound - range.lowerBound) &+ 1
    guard width != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound + Int(next().multipliedFullWidth(by: width).high)
  }

  /// An element of a list that has one, each as often.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[number(in: 0...(list.count - 1))]
  }

  /// One of several choices, each as often as its weight says; `nil` if there are none.
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
