public import Diagnostics

/// A reader of a mapping's values by key that finds all errors in one pass.
///
/// Each read returns a value at once. If the value is missing or wrong, it reports a diagnostic
/// and returns a placeholder, so that reading continues and finds the remaining errors.
/// ``Value/decode(_:)`` throws before a placeholder is used. Keys that are never read are errors
/// too.
///
/// ```swift
/// let page = try document.fields.decode { fields in
///   Page(
///     title: fields.string("title"),
///     weight: fields.int("weight", default: 0),
///     tags: fields.strings("tags"))
/// }
/// ```
public final class Fields {
  /// The mapping.
  public let value: Value
  /// The collector to which errors are reported.
  public let collector: DiagnosticCollector
  private let entries: [MappingEntry]
  /// The advice for an unknown key, which takes precedence over typo suggestions.
  public var advice: (MappingEntry) -> KeyAdvice? = { _ in nil }
  /// The suggestion for an unknown key if there is no other one.
  public var hint: String?
  /// The language of the text, for use in suggestions.
  public var format = FrontMatterFormat.yaml
  /// Indicates whether the value is a mapping; for any other value, no key is reported as missing.
  private let isReadable: Bool
  /// For each entry, a flag that indicates whether it has been read.
  private var isKnown: [Bool]
  /// The keys that have been read, with repetitions.
  private var requested: [String] = []
  /// The reported diagnostics about missing keys.
  private var missing: [String: Diagnostic] = [:]

  /// Creates a reader; a value of another type is an error, and is read as an empty mapping.
  public init(_ value: Value, collector: DiagnosticCollector) {
    self.value = value
    self.collector = collector
    entries = value.entries ?? []
    isKnown = Array(repeating: false, count: entries.count)
    // `key:` with nothing after it is read as an empty mapping.
    isReadable = value.entries != nil || value.scalar?.isMissing == true
    if !isReadable { collector.report(.noMapping(value)) }
  }

  /// The keys in source order.
  public var keys: [String] { entries.map(\.key) }

  /// Returns the value of a key, or `nil` if it is missing or empty, and marks the key as known.
  public func optional(_ key: String) -> Value? {
    requested.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    isKnown[index] = true
    let value = entries[index].value
    return value.scalar?.isMissing == true ? nil : value
  }

  /// Returns the value of a key, and reports an error if there is none.
  public func required(_ key: String) -> Value? {
    if let value = optional(key) { return value }
    reportMissing(key)
    return nil
  }

  /// Returns the entries that have not been read, and marks them as read.
  public func rest() -> [MappingEntry] {
    let rest = zip(entries, isKnown).filter { !$1 }.map(\.0)
    requested += rest.map(\.key)
    isKnown = Array(repeating: true, count: entries.count)
    return rest
  }

  /// Leaves the unread entries to another reader, to which a misspelt key is unknown; the key that
  /// was meant is then not reported as missing.
  public func leaveRest() {
    let known = Set(requested)
    for entry in rest() { withdrawMissing(meantBy: entry, advice(for: entry), known) }
  }

  /// Reports an error at a key's value, or at the mapping if it has no such key.
  public func report(
    _ id: DiagnosticID, at key: String, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    let location = entries.first { $0.key == key }?.value.location ?? value.location
    collector.report(
      Diagnostic(id, at: location, message, explanation: explanation, suggestion: suggestion))
  }

  /// Reports every unread key; if it is a misspelt key, that key is not also reported as missing.
  public func finish() {
    let known = Set(requested)
    for index in entries.indices where !isKnown[index] {
      reportUnknown(entries[index], known: known)
    }
  }

  private func reportUnknown(_ entry: MappingEntry, known: Set<String>) {
    let advice = advice(for: entry)
    collector.report(.unknownKey(entry, known: known, advice: advice, hint: hint))
    withdrawMissing(meantBy: entry, advice, known)
  }

  /// Withdraws the report of a missing key if an unknown one was probably meant to be that key.
  private func withdrawMissing(
    meantBy entry: MappingEntry, _ advice: KeyAdvice?, _ known: Set<String>
  ) {
    // A key without a value is present, so its report remains.
    guard let key = Self.meant(by: entry, advice, known), !keys.contains(key),
      let diagnostic = missing[key]
    else { return }
    missing[key] = nil
    collector.withdraw(diagnostic)
  }

  /// Returns the key that is suggested instead of an entry's key.
  private static func meant(
    by entry: MappingEntry, _ advice: KeyAdvice?, _ known: Set<String>
  ) -> String? {
    switch advice {
    case .called(let key): key
    case .instead: nil
    case nil: TypoSuggestion.best(for: entry.key, in: known, limit: 1).first
    }
  }

  /// Returns the advice for a key, unless it leads to a key that is unknown or already present.
  private func advice(for entry: MappingEntry) -> KeyAdvice? {
    guard case .called(let key) = advice(entry) else {
      // A plural is the better suggestion: 'authors' for 'author'.
      return requested.contains(entry.key + "s") ? nil : advice(entry)
    }
    guard requested.contains(key) else { return nil }
    guard keys.contains(key) else { return .called(key) }
    return .instead("the key '\(key)' has this meaning and is already present")
  }

  private func reportMissing(_ key: String) {
    // Two readers of one mapping may request the same key.
    guard isReadable, missing[key] == nil else { return }
    let entry = entries.first { $0.key == key }
    let diagnostic = Diagnostic(
      .missingKey, at: entry?.keyLocation ?? value.location,
      entry == nil ? "the key '\(key)' is missing" : "the key '\(key)' has no value",
      suggestion: "write '\(format.line(key, "…"))'")
    collector.report(diagnostic)
    missing[key] = diagnostic
  }
}

extension Value {
  /// Decodes a mapping with the help of ``Fields``.
  ///
  /// - Throws: All errors found, including unknown keys.
  public func decode<Result>(
    _ read: (Fields) throws(DiagnosticError) -> Result
  ) throws(DiagnosticError) -> Result {
    let collector = DiagnosticCollector()
    let result = decode(reportingTo: collector, read)
    try collector.throwErrors()
    guard let result else { throw DiagnosticError([]) }
    return result
  }

  /// Decodes a mapping with the help of ``Fields``, and reports its errors to a collector.
  ///
  /// - Returns: The result of `read`, or `nil` if it threw. If the collector has errors, the
  ///   result may contain placeholders.
  public func decode<Result>(
    reportingTo collector: DiagnosticCollector,
    _ read: (Fields) throws(DiagnosticError) -> Result
  ) -> Result? {
    let fields = Fields(self, collector: collector)
    let result = collector.collect { () throws(DiagnosticError) in try read(fields) }
    fields.finish()
    return result
  }
}

/// Advice for a key that has another name here, or no meaning.
public enum KeyAdvice: Hashable, Sendable {
  /// The key to use instead.
  case called(String)
  /// Other advice, worded to follow "there is no key 'slug' here; ".
  case instead(String)
}
