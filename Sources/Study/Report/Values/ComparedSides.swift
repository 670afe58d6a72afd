import Comparison
import Evidence
import Metrics
import SiteTemplates

/// The meaning of the two sides of a difference.
///
/// Only a wrong implementation has a right and a wrong side. Its difference is a patch that
/// removes the wrong lines. Everywhere else both sides are right, and signs show which side a line
/// belongs to.
enum ComparedSides {
  /// The first is right, the second is wrong.
  case rightAndWrong
  case firstAndSecond
}

extension ComparedSides {
  /// Returns the sign in front of a line.
  func sign(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): PairDiff.Sign.same.rawValue
    case (.rightAndWrong, .first): "+"
    case (.rightAndWrong, .second): "−"
    case (.firstAndSecond, .first): PairDiff.Sign.first.rawValue
    case (.firstAndSecond, .second): PairDiff.Sign.second.rawValue
    }
  }

  /// Returns the sign in a Markdown twin, which for a wrong implementation is that of patches.
  func patchSign(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): " "
    case (.rightAndWrong, .second): "-"
    default: sign(of: line)
    }
  }

  /// Returns the CSS class of a line.
  func className(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): "same"
    case (.rightAndWrong, .first): "right"
    case (.rightAndWrong, .second): "wrong"
    case (.firstAndSecond, .first): "first"
    case (.firstAndSecond, .second): "second"
    }
  }

  /// Returns lines in display order.
  ///
  /// Between common lines of a wrong implementation's difference, the wrong lines precede the
  /// right ones.
  ///
  /// - Parameters:
  ///   - lines: The lines, in which the first's precede the second's.
  ///   - side: The side of a line.
  /// - Returns: The same lines.
  func ordered<Line>(_ lines: some Sequence<Line>, by side: (Line) -> Aligned) -> [Line] {
    guard self == .rightAndWrong else { return Array(lines) }
    var (ordered, waiting) = ([Line](), [Line]())
    for line in lines {
      switch side(line) {
      case .first: waiting.append(line)
      case .second: ordered.append(line)
      case .both:
        ordered += waiting + [line]
        waiting = []
      }
    }
    return ordered + waiting
  }
}

extension FileDifference {
  /// Returns the file for the template `parts/difference`.
  ///
  /// - Parameters:
  ///   - sides: The meaning of the original and the exhibit.
  ///   - address: Returns the address of a line in the pattern's own implementation.
  /// - Returns: The values for the template.
  func value(
    of sides: ComparedSides, address: (_ file: String, _ line: Int) -> String?
  ) -> PageValue {
    let originalName = original?.fileName ?? ""
    let originalAddress = original.flatMap { address($0.path, firstLine) }
    let isRenamed = original != nil && shown != nil && originalName != name
    return [
      "name": .string(name), "path": .string((shown ?? original)?.path ?? ""),
      "address": .optional(isRenamed ? nil : originalAddress),
      "original": .optional(isRenamed ? originalName : nil),
      "originalAddress": .optional(originalAddress),
      "isNew": .bool(original == nil), "isGone": .bool(shown == nil),
      "stretches": .list(
        stretches.map { stretch in
          [
            "lines": .list(
              sides.ordered(stretch, by: \.mark).map { line in
                [
                  "sign": .string(sides.sign(of: line.mark)),
                  "className": .string(sides.className(of: line.mark)),
                  "patch": .string(sides.patchSign(of: line.mark)),
                  "number": .number(line.number),
                  "code": .rich(html: line.html, markdown: line.text),
                  "address": .optional(
                    line.mark.isOfSecond
                      ? nil : original.flatMap { address($0.path, line.number) }),
                ]
              })
          ]
        }),
    ]
  }

  /// The first line shown of the original file.
  private var firstLine: Int {
    stretches.first?.first { !$0.mark.isOfSecond }?.number ?? 1
  }

  private var name: String { (shown ?? original)?.fileName ?? "" }
}

extension SourceFile {
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? "" }
}

extension StepDifference {
  /// Returns the step for the template `parts/step-difference`.
  ///
  /// - Parameters:
  ///   - sides: The meaning of the original and the exhibit.
  ///   - isOpen: Indicates whether the messages are initially visible.
  /// - Returns: The values for the template.
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

  /// The number of a step's lines that are initially shown.
  private static let most = 40

  /// Returns the messages; between two stretches, a line shows how many are omitted.
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

extension Aligned {
  /// Indicates whether only the second side has the line.
  fileprivate var isOfSecond: Bool { if case .second = self { true } else { false } }
}
