import Diagnostics
import Documents
import StaticSite

/// Keys by which other generators hold pages back. Such a text becomes a draft, which is reported.
/// Unsupported settings are reported too, and kept for templates.
extension ForeignFields {
  /// Turns the text into a draft, and reports the reason.
  mutating func holdBack(_ location: SourceLocation, _ reason: String, _ log: ImportLog) {
    isDraft = true
    log.report(
      .keyChanged, at: location, "the text becomes a draft: \(reason)",
      suggestion: "delete 'draft: true' to publish it")
  }

  /// Reads the date on which the text is published.
  mutating func takePublicationDay(
    _ value: Value, _ days: PublicationDays, _ log: ImportLog
  ) -> Bool {
    guard let day = value.text.flatMap(ForeignDate.normalized) else { return false }
    if days.isAfterToday(day) { holdBack(value.location, "it is to be published on \(day)", log) }
    if date == nil { date = day }
    return true
  }

  /// Reads the date on which the text expires.
  mutating func takeExpiry(_ value: Value, _ days: PublicationDays, _ log: ImportLog) -> Bool {
    guard let day = value.text.flatMap(ForeignDate.normalized) else { return false }
    if !days.isAfterToday(day) {
      holdBack(value.location, "it expired on \(day)", log)
      return true
    }
    log.report(
      .keyChanged, at: value.location, "the page is not removed on \(day)",
      explanation: "Pages do not expire.", suggestion: "delete the text then")
    return false
  }

  /// Reads `build: {render: never, list: never}`, where the values may also be Booleans.
  mutating func holdByBuild(_ value: Value, _ log: ImportLog) -> Bool {
    guard let rules = value.entries else { return false }
    for rule in rules {
      let says = rule.value.text?.lowercased() ?? ""
      switch rule.key.lowercased() {
      case "render" where ["never", "link", "false"].contains(says):
        holdBack(rule.value.location, "no page is made of it", log)
      case "list" where ["never", "local", "false"].contains(says):
        log.report(
          .keyChanged, at: rule.value.location,
          "lists now show the page, which they did not before")
      default: continue
      }
    }
    return true
  }

  /// Reads settings for all pages below: one group of keys, or several.
  mutating func holdBelow(_ value: Value, _ days: PublicationDays, _ log: ImportLog) {
    for group in value.elements ?? [value] {
      let entries = group.entries ?? []
      let isForSome = entries.contains { Self.narrowsCascade($0) }
      let below = ForeignFields(entries, taxonomies: [], days: days, reportingTo: ImportLog())
      if below.isDraft, !isForSome {
        heldBackBelow = group.location
      } else {
        log.report(
          .keyChanged, at: group.location, "the keys for the pages below are not imported",
          explanation: below.isDraft ? "They hold back some of these pages." : nil,
          suggestion: "write them into each of these pages")
      }
    }
  }

  /// Indicates whether a key restricts the settings to some of the pages below.
  static func narrowsCascade(_ entry: MappingEntry) -> Bool {
    ["_target", "target"].contains(entry.key.lowercased())
  }
}
