public import Diagnostics

/// Reads the values of a mapping by key, and finds every fault in one go.
///
/// Each reading gives a value at once. Where the file has none or a wrong one, it reports a
/// diagnostic and gives a placeholder, so that the reader goes on and finds the rest;
/// ``Value/decode(_:)`` throws before a placeholder is used. Keys that were never read are faults
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
  /// The collector to which faults are reported.
  public let collector: DiagnosticCollector
  private let entries: [MappingEntry]
  /// The advice on a key that is not known; it comes before names that are spelt alike.
  public var advice: (MappingEntry) -> KeyAdvice? = { _ in nil }
  /// The suggestion for an unknown key of which nothing else is known.
  public var hint: String?
  /// The language of the text, for suggestions.
  public var format = FrontMatterFormat.yaml
  /// Tells whether it is a mapping: of what is none no key is missing.
  private let isReadable: Bool
  /// Of each entry whether it was read.
  private var isKnown: [Bool]
  /// The keys that were read, each as often.
  private var requested: [String] = []
  /// The reports of keys that are not there.
  private var missing: [String: Diagnostic] = [:]

  /// Prepares to read a mapping; a value of another shape is a fault, and reads as an empty one.
  public init(_ value: Value, collector: DiagnosticCollector) {
    self.value = value
    self.collector = collector
    entries = value.entries ?? []
    isKnown = Array(repeating: false, count: entries.count)
    // `key:` with nothing after it reads as a mapping without keys.
    isReadable = value.entries != nil || value.scalar?.isMissing == true
    if !isReadable { collector.report(.noMapping(value)) }
  }

  /// The keys in the order written.
  public var keys: [String] { entries.map(\.key) }

  /// The value of a key, if the mapping has it and something is there; the key counts as known.
  public func optional(_ key: String) -> Value? {
    requested.append(key)
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    isKnown[index] = true
    let value = entries[index].value
    return value.scalar?.isMissing == true ? nil : value
  }

  /// The value of a key; a fault if there is none.
  public func required(_ key: String) -> Value? {
    if let value = optional(key) { return value }
    reportMissing(key)
    return nil
  }

  /// The entries that were not read yet; they count as read from now on.
  public func rest() -> [MappingEntry] {
    let rest = zip(entries, isKnown).filter { !$1 }.map(\.0)
    requested += rest.map(\.key)
    isKnown = Array(repeating: true, count: entries.count)
    return rest
  }

  /// Leaves the entries that were not read yet to another reader, to whom one that is misspelt is
  /// unknown, and so not missing besides.
  public func leaveRest() {
    let known = Set(requested)
    for entry in rest() { withdrawMissing(meantBy: entry, advice(for: entry), known) }
  }

  /// Reports a fault that is about a key's value, or about the mapping if it has no such key.
  public func report(
    _ id: DiagnosticID, at key: String, _ message: String, explanation: String? = nil,
    suggestion: String? = nil
  ) {
    let location = entries.first { $0.key == key }?.value.location ?? value.location
    collector.report(
      Diagnostic(id, at: location, message, explanation: explanation, suggestion: suggestion))
  }

  /// Reports every key that was never read; one that is only misspelt is not missing besides.
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

  /// Takes back that the key is missing that an unknown one misspells.
  private func withdrawMissing(
    meantBy entry: MappingEntry, _ advice: KeyAdvice?, _ known: Set<String>
  ) {
    // One that has no value is there.
    guard let key = Self.meant(by: entry, advice, known), !keys.contains(key),
      let diagnostic = missing[key]
    else { return }
    missing[key] = nil
    collector.withdraw(diagnostic)
  }

  /// The key that is suggested in place of one.
  private static func meant(
    by entry: MappingEntry, _ advice: KeyAdvice?, _ known: Set<String>
  ) -> String? {
    switch advice {
    case .called(let key): key
    case .instead: nil
    case nil: TypoSuggestion.best(for: entry.key, in: known, limit: 1).first
    }
  }

  /// The advice on a key; none that leads to a key that is not known, or to one that is there.
  private func advice(for entry: MappingEntry) -> KeyAdvice? {
    guard case .called(let key) = advice(entry) else {
      // One of several is nearer: 'author' to 'authors'.
      return requested.contains(entry.key + "s") ? nil : advice(entry)
    }
    guard requested.contains(key) else { return nil }
    guard keys.contains(key) else { return .called(key) }
    return .instead("'\(key)' says it, which is here already")
  }

  private func reportMissing(_ key: String) {
    // Two readers of one mapping may ask for the same key.
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
  /// Reads a mapping by means of ``Fields``.
  ///
  /// - Throws: Every fault found, unknown keys among them.
  public func decode<Result>(
    _ read: (Fields) throws(DiagnosticError) -> Result
  ) throws(DiagnosticError) -> Result {
    let collector = DiagnosticCollector()
    let result = decode(reportingTo: collector, read)
    try collector.throwErrors()
    guard let result else { throw DiagnosticError([]) }
    return result
  }

  /// Reads a mapping by means of ``Fields`` and reports its faults to a collector.
  ///
  /// - Returns: What `read` gives, which may hold placeholders if the collector has errors; `nil`
  ///   if it threw.
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

/// Advice on a key that has another name, or no meaning, here.
public enum KeyAdvice: Hashable, Sendable {
  /// Another key.
  case called(String)
  /// Something else, in words that follow "here there is no 'slug'; ".
  case instead(String)
}
