public import Trace

/// The symbol of a participant: the letters of its side, and a number if the side has several.
public struct Badge: Sendable, Hashable {
  public let participant: Participant
  /// The number of the participant within its side, from 1; `nil` if it is the only one.
  public let number: Int?

  init(participant: Participant, number: Int? = nil) {
    self.participant = participant
    self.number = number
  }

  /// Creates the badge of a role in general.
  init(of role: Role) {
    self.init(participant: Participant(type: role.rawValue, number: 0, role: role))
  }

  /// The text: `V`, or `V2` for the second of several views.
  public var text: String { participant.side.letters + (number.map { "\($0)" } ?? "") }

  /// Returns the badges of a recording's participants, from the screen to the model.
  ///
  /// They are numbered across the whole recording, so that a badge always has the same meaning.
  public static func all(of log: EventLog) -> [Badge] {
    let ranked = log.participants.enumerated().sorted { left, right in
      (left.element.side, left.offset) < (right.element.side, right.offset)
    }
    let counts = Dictionary(grouping: log.participants, by: \.side).mapValues(\.count)
    var numbers: [Side: Int] = [:]
    return ranked.map { _, participant in
      let side = participant.side
      guard counts[side, default: 0] > 1 else {
        return Badge(participant: participant)
      }
      let number = numbers[side, default: 0] + 1
      numbers[side] = number
      return Badge(participant: participant, number: number)
    }
  }
}

extension Badge {
  static let width = 15.0

  /// Its height; letters and number are stacked if they do not fit on one line.
  var height: Double { isDouble ? 16 : 14 }

  private var isDouble: Bool { text.count > 2 }

  /// Returns the badge, centred at a point, with the participant's name as a tooltip.
  func drawn(at center: Point) -> SVGElement {
    .group([frame(at: center)] + letters(at: center), class: classes).titled(participant.id)
  }

  /// The classes of the drawing, from which style sheets derive the size of the letters.
  private var classes: String {
    let name = "badge \(participant.side.className)"
    return isDouble ? "\(name) double" : text.count == 2 ? "\(name) two" : name
  }

  private func frame(at center: Point) -> SVGElement {
    .rect(
      x: center.x - Self.width / 2, y: center.y - height / 2, width: Self.width, height: height)
  }

  private func letters(at center: Point) -> [SVGElement] {
    guard isDouble, let number else {
      return [.text(text, at: Point(x: center.x, y: center.y + 3))]
    }
    return [
      .text(participant.side.letters, at: Point(x: center.x, y: center.y - 1)),
      .text("\(number)", at: Point(x: center.x, y: center.y + 6.5)),
    ]
  }
}

/// The notation of sides in HTML and in drawings.
extension Side {
  /// The class that gives the side the colour of its family.
  public var className: String { "family-\(family.rawValue)" }

  /// A short class for the same colour, used in very large numbers.
  ///
  /// It consists of the side's letters or, for a role unknown to style sheets, of the letters of a
  /// standard role in its family.
  public var shortClassName: String {
    if Side.all.contains(self) { return letters }
    return Role.standard.first { $0.family == family }?.letters ?? letters
  }
}
