/// Coordinates as text: at most two decimals, no zeros at the end, the same on every machine.
enum Coordinate {
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }
}

/// A place in a drawing; y grows downwards.
struct Point: Sendable, Hashable {
  let x: Double
  let y: Double
}
