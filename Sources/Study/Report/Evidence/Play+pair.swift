extension Play {
  /// The two patterns that a scenario's page shows in full, in the order of the patterns.
  ///
  /// - Parameter preferred: The patterns that the list of patterns puts first; where the scenario
  ///   was not played in them, the first ones take their places.
  /// - Returns: Two patterns; fewer only where it was played in fewer.
  func pair(preferring preferred: [String]) -> [String] {
    let patterns = parts.map(\.pattern)
    let others = patterns.filter { !preferred.contains($0) }
    let chosen = (preferred.filter(patterns.contains) + others).prefix(2)
    return patterns.filter(chosen.contains)
  }
}
