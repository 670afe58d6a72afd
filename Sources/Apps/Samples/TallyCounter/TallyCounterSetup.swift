/// The number of wheels of a tally counter, and the count at the beginning.
public nonisolated struct TallyCounterSetup: SampleSetup {
  /// The number of digits, 1 … 9.
  public let digits: Int
  /// The count at the beginning, 0 … 10^digits − 1.
  public let start: Int

  public static let sample = "tally-counter"
  public static let screens = ["counter"]
  public static let keys = [
    SetupKey(name: "digits", bounds: 1...9, standard: 4),
    SetupKey(name: "start", bounds: 0...999_999_999, standard: 0),
  ]

  public init(_ values: [String: Int]) throws(SetupError) {
    digits = Self.value("digits", in: values)
    start = Self.value("start", in: values)
    let largest = String(repeating: "9", count: digits)
    guard String(start).count <= digits else {
      throw SetupError(
        key: "start", expected: "a count of 0 … \(largest), since digits is \(digits)")
    }
  }

  /// The tally at the beginning.
  public var tally: Tally { Tally(count: start, wheels: digits) }

  public var widgets: [String] {
    (0..<digits).reversed().map { "digit.\($0)" } + ["increment", "up", "down"]
  }
}
