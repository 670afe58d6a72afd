public import Diagnostics

extension Fields {
  /// A list that must be there.
  public func list(_ key: String) -> [Value] {
    required(key)?.list(collector) ?? []
  }

  /// A list, if the key is there.
  public func optionalList(_ key: String) -> [Value]? {
    optional(key)?.list(collector)
  }

  /// A list of texts; none if the key is not there.
  public func strings(_ key: String) -> [String] {
    texts(key).map(\.text)
  }

  /// A list of known words, none of them twice, with the place of each, if the key is there.
  public func optionalChoices(
    _ key: String, of words: [String]
  ) -> [LocatedText]? {
    guard let values = optionalList(key) else { return nil }
    var locations: [String: SourceLocation] = [:]
    return values.compactMap { value -> LocatedText? in
      guard let word = value.choice(of: words, collector) else { return nil }
      if let first = locations[word] {
        collector.report(.repeated(word, at: value.location, first: first))
        return nil
      }
      locations[word] = value.location
      return LocatedText(word, at: value.location)
    }
  }

  /// A list of an enumeration's cases by their raw values, none of them twice; none if the key is
  /// not there.
  public func choices<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> [Choice] {
    let words = Choice.allCases.map(\.rawValue)
    return (optionalChoices(key, of: words) ?? []).compactMap { Choice(rawValue: $0.text) }
  }

  /// A mapping read by `read`, if the key is there.
  public func optionalMapping<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> Result? {
    optional(key)?.decode(reportingTo: collector, read)
  }

  /// A list of mappings, each read by `read`; none if the key is not there.
  public func mappings<Result>(
    _ key: String, _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> [Result] {
    (optionalList(key) ?? []).compactMap { $0.decode(reportingTo: collector, read) }
  }
}
