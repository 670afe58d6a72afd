public import Trace

/// The sign of a participant: its side's letters, with a number when others are on the same side.
public struct Badge: Sendable, Hashable {
  /// The participant whose sign it is.
  public let participant: Participant
  /// The number of the participant among those on the same side, from 1; `nil` if there are no
  /// others.
  public let number: Int?

  /// The sign of a participant.
  init(participant: Participant, number: Int? = nil) {
    self.participant = participant
    self.number = number
  }

  /// The sign of a role as such.
  init(of role: Role) {
    self.init(participant: Participant(type: role.rawValue, number: 0, role: role))
  }

  /// `V`, or `V2` for the second of several views.
  public var text: String { participant.side.letters + (number.map { "\($0)" } ?? "") }

  /// The badges of a recording's participants, from the screen to the model.
  ///
  /// They are numbered over the whole recording, so that a sign means the same in every step.
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

  /// Its height: letters and number are beneath one another where a line has no room for them.
  var height: Double { isDouble ? 16 : 14 }

  private var isDouble: Bool { text.count > 2 }

  /// The badge, centred at a point; it says whose it is when one points at it.
  func drawn(at center: Point) -> SVGElement {
    .group([frame(at: center)] + letters(at: center), class: classes).titled(participant.id)
  }

  /// The classes of the drawing, which say how many letters a style sheet has to find room for.
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
  /// The class that gives the side its family's colour.
  public var className: String { "family-\(family.rawValue)" }

  /// The short class that gives it the same colour where there are very many: its letters, or, of a
  /// role that no style sheet knows, those of a standard role of its family.
  public var shortClassName: String {
    if Side.all.contains(self) { return letters }
    return Role.standard.first { $0.family == family }?.letters ?? letters
  }
}
