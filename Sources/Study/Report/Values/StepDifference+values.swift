import Comparison
import Diagrams
import Evidence
import SiteTemplates
import StaticSite
import Trace

extension StepDifference {
  /// The step for the template `parts/step-difference`.
  ///
  /// - Parameters:
  ///   - sides: What the pattern's own implementation and the exhibit are.
  ///   - isOpen: Whether its messages are seen at once.
  /// - Returns: What the template shows.
  func value(of sides: ComparedSides, isOpen: Bool) -> PageValue {
    let lines = lines(of: sides)
    return [
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
  private func lines(of sides: ComparedSides) -> [PageValue] {
    let ends = [0] + stretches.map(\.upperBound)
    let starts = stretches.map(\.lowerBound) + [messages.count]
    return zip(ends, starts).enumerated().flatMap { index, gap -> [PageValue] in
      let left = gap.1 - gap.0
      let folded: [PageValue] =
        left > 0 ? [["isGap": .bool(true), "count": .number(left)]] : []
      guard stretches.indices.contains(index) else { return folded }
      let shown = sides.ordered(messages[stretches[index]], by: \.mark)
      return folded + shown.map { $0.value(of: sides) }
    }
  }
}

extension StepDifference.StepMessage {
  /// The greatest depth to which a message is indented.
  private static let deepest = 6

  fileprivate func value(of sides: ComparedSides) -> PageValue {
    [
      "isGap": .bool(false), "sign": .string(sides.sign(of: mark)),
      "className": .string(sides.className(of: mark)), "depth": .number(min(depth, Self.deepest)),
      "sentence": .string(sentence),
      "address": .optional(address),
    ]
  }
}
