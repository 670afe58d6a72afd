import Comparison

/// The meaning of the two sides of a difference.
///
/// Only a fault has a right one and a wrong one. Its difference is a patch, which takes the wrong
/// lines away. Everywhere else both sides are right, and the signs say whose a line is.
enum ComparedSides {
  /// The first is right, the second is wrong.
  case rightAndWrong
  /// Both are right.
  case firstAndSecond
}

extension ComparedSides {
  /// The sign in front of a line.
  func sign(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): PairDiff.Sign.same.rawValue
    case (.rightAndWrong, .first): "+"
    case (.rightAndWrong, .second): "−"
    case (.firstAndSecond, .first): PairDiff.Sign.first.rawValue
    case (.firstAndSecond, .second): PairDiff.Sign.second.rawValue
    }
  }

  /// The sign of a line in a twin: of a fault as patches have it.
  func patchSign(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): " "
    case (.rightAndWrong, .second): "-"
    default: sign(of: line)
    }
  }

  /// The class of a line.
  func className(of line: Aligned) -> String {
    switch (self, line) {
    case (_, .both): "same"
    case (.rightAndWrong, .first): "right"
    case (.rightAndWrong, .second): "wrong"
    case (.firstAndSecond, .first): "first"
    case (.firstAndSecond, .second): "second"
    }
  }

  /// Returns lines in the order in which they are shown: of a fault, what is wrong is before what is
  /// right, between any two lines that both have.
  ///
  /// - Parameters:
  ///   - lines: The lines, in which what the first has is before what the second has.
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
