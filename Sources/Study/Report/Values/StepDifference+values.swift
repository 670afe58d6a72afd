import Comparison
import Diagrams
import Evidence
import SiteTemplates
import StaticSite
import Trace

extension StepDifference {
  /// The step for the template `diagnostic`.
  ///
  /// - Parameter isOpen: Whether its messages are seen at once.
  /// - Returns: What the template shows.
  func value(isOpen: Bool) -> PageValue {
    [
      "isOpen": .bool(isOpen), "differing": .number(messages.count { !$0.mark.isSame }),
      "heading": .string(shownStep.heading), "anchor": .string(shownStep.ordinal.anchor),
      "messages": .list(Array(lines.prefix(Self.most))),
      "hasMore": .bool(lines.count > Self.most),
      "moreCount": .number(lines.count - Self.most),
      "more": .list(Array(lines.dropFirst(Self.most))),
    ]
  }

  /// The number of lines of a step that are shown at first.
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
}

extension StepDifference.StepMessage {
  /// The greatest depth to which a message is indented.
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
