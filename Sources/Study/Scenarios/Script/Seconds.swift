/// Times in the notation of scripts: seconds with at most three decimals, followed by `s`.
enum Seconds {
  /// The longest time in a script, in milliseconds: one day.
  static let longest = 86_400_000

  /// Returns the milliseconds of `0.25s`; `nil` if the text is not a time of at most one day.
  static func milliseconds(_ text: String) -> Int? {
    guard text.hasSuffix("s") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0"..."9" ~= $0 } }
    guard digits, parts.count <= 2, let whole = Int(parts[0]), whole <= longest / 1_000 else {
      return nil
    }
    guard parts.count == 2 else { return whole * 1_000 }
    guard parts[1].count <= 3, let decimals = Int(parts[1]) else { return nil }
    let scale = [100, 10, 1][parts[1].count - 1]
    let total = whole * 1_000 + decimals * scale
    return total <= longest ? total : nil
  }

  /// Returns a time in the notation of scripts.
  static func text(_ milliseconds: Int) -> String {
    guard milliseconds % 1_000 != 0 else { return "\(milliseconds / 1_000)s" }
    var decimals = String(milliseconds % 1_000 + 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(milliseconds / 1_000).\(decimals)s"
  }

  /// Returns the time that an invalid text probably means.
  static func meant(by text: String) -> String? {
    if let meant = milliseconds(text + "s") { return self.text(meant) }
    if text.hasSuffix("ms"), let meant = Int(text.dropLast(2)), 0...longest ~= meant {
      return self.text(meant)
    }
    return nil
  }
}
