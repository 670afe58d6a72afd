import Comparison
import Exhibits
import HeadlessUI
import Identifiers
import Metrics
import Scenarios
import SiteTemplates
import StaticSite
import Trace

extension FileDifference {
  /// The file for the template `parts/difference`.
  ///
  /// - Parameter address: Where the right implementation's page has a line.
  /// - Returns: What the template shows.
  func value(address: (_ file: String, _ line: Int) -> String?) -> PageValue {
    [
      "name": .string(Self.name(of: wrong)),
      "right": .optional(right.map(Self.name)),
      "rightAddress": .optional(right.flatMap { address($0.path, firstLine) }),
      "stretches": .list(
        stretches.map { stretch in
          [
            "lines": .list(
              stretch.map { line in
                var isRight = true
                if case .second = line.mark { isRight = false }
                return [
                  "sign": .string(line.mark.sign), "className": .string(line.mark.className),
                  "number": .number(line.number), "code": .html(line.html),
                  "address": .optional(
                    isRight ? right.flatMap { address($0.path, line.number) } : nil),
                ]
              })
          ]
        }),
    ]
  }

  /// The first line that is only in the right file, or that the wrong one adds something before.
  private var firstLine: Int {
    stretches.first?.first { line in
      if case .second = line.mark { false } else { true }
    }?.number ?? 1
  }

  private static func name(of file: SourceFile) -> String {
    file.path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The difference as a patch in a fenced block.
  var markdown: String {
    let lines = stretches.map { stretch in
      stretch.map { line in
        let sign =
          switch line.mark {
          case .both: " "
          case .first: "-"
          case .second: "+"
          }
        return "\(sign)\(line.text)\n"
      }.joined()
    }
    return "````diff\n\(lines.joined(separator: " …\n"))````\n"
  }
}

extension StepDifference {
  /// The step for the template `fault`.
  ///
  /// - Parameter isOpen: Whether its messages are seen at once.
  /// - Returns: What the template shows.
  func value(isOpen: Bool) -> PageValue {
    [
      "isOpen": .bool(isOpen), "differing": .number(messages.count { !$0.mark.isSame }),
      "heading": .string(bar.heading), "anchor": .string(bar.ordinal.anchor),
      "messages": .list(Array(lines.prefix(Self.most))),
      "hasMore": .bool(lines.count > Self.most),
      "moreCount": .number(lines.count - Self.most),
      "more": .list(Array(lines.dropFirst(Self.most))),
    ]
  }

  /// How many lines of a step are shown at first.
  private static let most = 40

  /// The messages, and between two stretches a line that says how many are left out.
  private var lines: [PageValue] {
    let ends = [0] + stretches.map(\.upperBound)
    let starts = stretches.map(\.lowerBound) + [messages.count]
    return zip(ends, starts).enumerated().flatMap { index, gap -> [PageValue] in
      let left = gap.1 - gap.0
      let folded: [PageValue] =
        left > 0 ? [["isGap": .bool(true), "count": .number(left)]] : []
      let shown = stretches.indices.contains(index) ? messages[stretches[index]].map(\.value) : []
      return folded + shown
    }
  }

  /// The step as a list.
  var markdown: String {
    let lines = stretches.map { stretch in
      messages[stretch].map { "- \($0.mark.sign) \(RowSentence.escaped($0.sentence))\n" }.joined()
    }
    return "### \(bar.heading)\n\n\(lines.joined(separator: "- …\n"))"
  }
}

extension StepDifference.StepMessage {
  /// How deep a message is indented at most.
  private static let deepest = 6

  fileprivate var value: PageValue {
    [
      "isGap": .bool(false), "sign": .string(mark.sign),
      "className": .string(mark.className), "depth": .number(min(depth, Self.deepest)),
      "sentence": .string(sentence),
      "address": .optional(address),
    ]
  }
}

extension ShownWrongImplementation.Screens {
  /// Both screens for the template `fault`.
  var value: PageValue {
    [
      "heading": .string(bar.heading), "right": ["frame": right.value],
      "wrong": ["frame": wrong.value],
      "differences": .list(
        differences.map { difference in
          [
            "widget": .optional(difference.widget), "property": .string(difference.property),
            "right": .string(difference.first), "wrong": .string(difference.second),
          ]
        }),
    ]
  }

  /// The differences as a table.
  var markdown: String {
    let rows = differences.map { difference in
      let name = [difference.widget, difference.property].compactMap(\.self)
      return "| \(name.joined(separator: ".")) | \(difference.first) | \(difference.second) |\n"
    }
    return "\(bar.heading)\n\n| | right | wrong |\n|---|---|---|\n\(rows.joined())"
  }
}
