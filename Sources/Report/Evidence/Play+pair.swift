extension Play {
  /// The two patterns that a reader is shown first: the one that most readers know, and the one
  /// that most of them compare it with; where these are not there, the first two.
  var pair: [String] {
    let patterns = parts.map(\.pattern)
    let preferred = ["cocoa-mvc", "mvvm"].filter(patterns.contains)
    return patterns.filter {
      (preferred + patterns.filter { !preferred.contains($0) }).prefix(2).contains($0)
    }
  }
}
