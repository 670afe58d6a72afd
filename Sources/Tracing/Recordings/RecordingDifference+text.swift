import HTMLTags

extension RecordingDifference {
  /// The maximum number of rows in a text; a page shows all.
  private static let most = 200

  /// The difference for a terminal or the message of a failed test.
  ///
  /// The arrows come first, then the rows that differ, with those around them. `-` marks a row of
  /// the kept recording, `+` one of the new recording, `~` both rows of a changed value, `<` and
  /// `>` a moved block.
  public var text: String {
    (summary + fewRows).joined(separator: "\n")
  }

  /// Returns the difference as Markdown for a pull request, which ends with a line break.
  ///
  /// It has a sentence for each arrow, the counts, and the rows in a block that folds.
  public func markdown(title: String) -> String {
    guard !isEmpty else { return "**\(title)**: nothing differs.\n" }
    return """
      **\(title)**

      \(summary.map { "- \($0)" }.joined(separator: "\n"))

      <details><summary>Rows</summary>

      ```diff
      \(fewRows.joined(separator: "\n"))
      ```

      </details>

      """
  }

  /// Returns the difference as one page that needs no server and loads nothing else.
  public func html(title: String) -> String {
    let rows = shownRows.map { line in
      let kind =
        switch line.first {
        case "-", "<": "old"
        case "+", ">": "new"
        case "~": "changed"
        default: "same"
        }
      return "<span class=\"\(kind)\">\(line.escapedForHTML)</span>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.escapedForHTML)</title>
      <style>
      body {
        max-width: 80rem; margin: 2rem auto; padding: 0 1rem;
        font: 1rem/1.5 system-ui, sans-serif;
      }
      pre { overflow-x: auto; font: 0.85rem/1.5 ui-monospace, monospace; }
      pre span { display: block; padding: 0 0.5em; }
      .old { background: color-mix(in srgb, #d55e00 18%, transparent); }
      .new { background: color-mix(in srgb, #0072b2 18%, transparent); }
      .changed { background: color-mix(in srgb, #e69f00 18%, transparent); }
      </style>
      <h1>\(title.escapedForHTML)</h1>
      <ul>
      \(summary.map { "<li>\(Self.withCode($0.escapedForHTML))</li>" }.joined(separator: "\n"))
      </ul>
      <pre>\(rows.joined())</pre>
      </html>

      """
  }

  // MARK: Sentences

  private var summary: [String] {
    guard !isEmpty else { return ["Nothing differs."] }
    let counts = counts
    let parts = [
      (counts.added, "added"), (counts.removed, "removed"), (counts.changed, "changed"),
      (counts.moved, "moved"),
    ]
    return arrows.new.map { "`\($0.from)` now acts on `\($0.to)`." }
      + arrows.gone.map { "`\($0.from)` no longer acts on `\($0.to)`." }
      + roles.map { "The role of `\($0.type)` changed from \($0.old) to \($0.new)." }
      + [
        "Rows: " + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ") + "."
      ]
  }

  // MARK: Rows

  private var fewRows: [String] {
    let rows = shownRows
    guard rows.count > Self.most else { return rows }
    return rows.prefix(Self.most) + ["  … and \(rows.count - Self.most) more"]
  }

  private var shownRows: [String] {
    excerpt.flatMap { part in
      switch part {
      case .change(let change): Self.lines(of: change)
      case .leftOut(let count): ["  … \(count) equal"]
      }
    }
  }

  private static func lines(of change: Change) -> [String] {
    switch change {
    case .equal(let row): ["  \(row.line)"]
    case .removed(let row): ["- \(row.line)"]
    case .added(let row): ["+ \(row.line)"]
    case .changed(let old, let new): ["~ \(old.line)", "~ \(new.line)"]
    case .movedAway(let row, let block): ["< \(row.line)  (block \(block))"]
    case .movedHere(let row, let block): ["> \(row.line)  (block \(block))"]
    }
  }

  /// Returns a sentence as HTML, with its names as code.
  private static func withCode(_ text: String) -> String {
    text.replacing(/`([^`]*)`/) { "<code>\($0.1)</code>" }
  }
}

extension RecordingDifference {
  /// A part of the excerpt of a difference.
  package enum ExcerptPart {
    case change(Change)
    /// The number of equal rows that are not shown.
    case leftOut(Int)
  }

  /// The number of equal rows shown around a change.
  private static let context = 2

  /// The changes, with the equal rows next to them.
  package var excerpt: [ExcerptPart] {
    var isShown = Array(repeating: false, count: changes.count)
    for (index, change) in changes.enumerated() {
      if case .equal = change { continue }
      for near in max(0, index - Self.context)...min(changes.count - 1, index + Self.context) {
        isShown[near] = true
      }
    }
    var parts: [ExcerptPart] = []
    var skipped = 0
    for (index, change) in changes.enumerated() {
      guard isShown[index] else {
        skipped += 1
        continue
      }
      if skipped > 0 { parts.append(.leftOut(skipped)) }
      skipped = 0
      parts.append(.change(change))
    }
    return skipped > 0 ? parts + [.leftOut(skipped)] : parts
  }
}
