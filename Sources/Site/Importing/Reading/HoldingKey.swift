import Diagnostics
import Documents
import StaticSite

/// A key of front matter by which other generators hold pages back.
enum HoldingKey: Hashable, Sendable {
  /// The day from which on it is published.
  case publication
  /// The day from which on it is not.
  case expiry
  /// Says whether it is a bundle without a page of its own.
  case headless
  /// Says whether a page is made, and whether lists show it: Hugo's way.
  case build
  /// Says whether a page is made: Zola's way.
  case render
  /// Says whether a search finds it.
  case searchable
  /// The keys that hold for all pages below, too.
  case cascade

  /// The keys by which what is said of pages below is said of some of them.
  static let targets: Set<String> = ["_target", "target"]
}

extension ForeignFields {
  /// Turns a text that is held back into a draft, and says why; what has another meaning here, or
  /// none, is reported and kept for templates.
  ///
  /// - Returns: Whether nothing of it is left.
  mutating func hold(
    _ entry: MappingEntry, _ key: HoldingKey, _ days: PublicationDays, _ log: ImportLog
  ) -> Bool {
    let value = entry.value
    switch key {
    case .publication:
      guard let day = value.text.flatMap(ForeignDate.normalized) else { return false }
      if days.isAfterToday(day) {
        holdBack(entry.value.location, "it is to be published on \(day)", log)
      }
      if date == nil { date = day }
      return true
    case .expiry:
      guard let day = value.text.flatMap(ForeignDate.normalized) else { return false }
      if !days.isAfterToday(day) {
        holdBack(entry.value.location, "it was to be published until \(day)", log)
        return true
      }
      log.report(
        .keyChanged, at: value.location, "nothing takes the page away on \(day)",
        explanation: "No day ends a page here.", suggestion: "take it away then")
    case .headless:
      guard value.text.flatMap(Bool.init) == true else { return true }
      holdBack(entry.value.location, "it has no page of its own", log)
      return true
    case .render:
      guard value.text.flatMap(Bool.init) == false else { return true }
      holdBack(entry.value.location, "no page is made of it", log)
      return true
    case .searchable:
      guard value.text.flatMap(Bool.init) == false else { return true }
      log.report(.keyChanged, at: value.location, "a search finds the page, which it did not")
      return true
    case .build: return holdByBuild(entry, log)
    case .cascade: holdBelow(value, days, log)
    }
    return false
  }

  /// Turns the text into a draft, and says why.
  mutating func holdBack(_ location: SourceLocation, _ reason: String, _ log: ImportLog) {
    isDraft = true
    log.report(
      .keyChanged, at: location, "the text is a draft here: \(reason)",
      suggestion: "take 'draft: true' out to publish it")
  }

  /// Reads `build: {render: never, list: never}`, whose values may be truth values, too.
  private mutating func holdByBuild(_ entry: MappingEntry, _ log: ImportLog) -> Bool {
    guard let rules = entry.value.entries else { return false }
    for rule in rules {
      let says = rule.value.text?.lowercased() ?? ""
      switch rule.key.lowercased() {
      case "render" where ["never", "link", "false"].contains(says):
        holdBack(rule.value.location, "no page is made of it", log)
      case "list" where ["never", "local", "false"].contains(says):
        log.report(
          .keyChanged, at: rule.value.location, "lists show the page, which they did not")
      default: continue
      }
    }
    return true
  }

  /// Reads what holds for all pages below: one group of keys, or several.
  private mutating func holdBelow(_ value: Value, _ days: PublicationDays, _ log: ImportLog) {
    for group in value.elements ?? [value] {
      let entries = group.entries ?? []
      let isForSome = entries.contains { HoldingKey.targets.contains($0.key.lowercased()) }
      let below = ForeignFields(entries, taxonomies: [], days: days, reportingTo: ImportLog())
      if below.isDraft, !isForSome {
        heldBackBelow = group.location
      } else {
        log.report(
          .keyChanged, at: group.location, "what holds for the pages below is not taken over",
          explanation: below.isDraft ? "It holds some of them back." : nil,
          suggestion: "write it into each of them")
      }
    }
  }
}
