public import Trace

/// The sign of a participant: its role's letters, with a number when others have the same role.
public struct Badge: Sendable, Hashable {
  /// Whose sign it is.
  public let participant: Participant
  /// `V`, or `V2` for the second of several views.
  public let text: String

  /// The badges of a recording's participants, from the screen to the truth.
  ///
  /// They are numbered over the whole recording, so that a sign means the same in every step.
  public static func all(of log: EventLog) -> [Badge] {
    let ranked = log.participants.enumerated().sorted { left, right in
      (left.element.role.place, left.offset) < (right.element.role.place, right.offset)
    }
    let counts = Dictionary(grouping: log.participants, by: \.role).mapValues(\.count)
    var numbers: [Role: Int] = [:]
    return ranked.map { _, participant in
      let role = participant.role
      guard counts[role, default: 0] > 1 else {
        return Badge(participant: participant, text: role.letters)
      }
      let number = numbers[role, default: 0] + 1
      numbers[role] = number
      return Badge(participant: participant, text: "\(role.letters)\(number)")
    }
  }
}

extension Badge {
  static let width = 15.0
  static let height = 14.0

  /// The badge, centred at a point.
  func drawn(at center: Point) -> Element {
    .group(
      [
        .rect(
          x: center.x - Self.width / 2, y: center.y - Self.height / 2, width: Self.width,
          height: Self.height),
        letters(at: Point(x: center.x, y: center.y + 3)),
      ],
      class: "badge \(participant.role.className)"
    )
    .titled(participant.id)
  }

  /// The text, made to fit when it is longer than two characters.
  private func letters(at place: Point) -> Element {
    let letters = Element.text(text, at: place)
    return text.count > 2
      ? letters.with(.textLength, Self.width - 3).with(.lengthAdjust, "spacingAndGlyphs")
      : letters
  }
}
