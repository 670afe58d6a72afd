public import Trace

/// One arrow between two roles in a drawing of a contract.
public struct DirectionArrow: Sendable, Hashable {
  /// The kind of traffic, which determines the line and the head.
  public enum ArrowKind: String, Sendable, Hashable, CaseIterable {
    /// A solid line with a filled head.
    case message
    /// A thin line with a ring.
    case read
    /// A dashed line with an open head.
    case notification

    /// The arrow between two roles in a line of text.
    public var sign: String {
      switch self {
      case .message: "→"
      case .read: "—○"
      case .notification: "⇢"
      }
    }
  }

  /// The state of an arrow: the contract's judgement, and whether it was used.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It is allowed and was used.
    case used
    /// It is allowed, but no recording used it.
    case unused
    /// It is forbidden but was used.
    case forbidden
  }

  /// The contract, of two, to which an arrow belongs.
  public enum ContractSide: String, Sendable, Hashable, CaseIterable {
    /// Both contracts, or the only one in the drawing.
    case shared
    /// Only the first contract.
    case first
    /// Only the second contract.
    case second
  }

  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The kind of traffic.
  public let kind: ArrowKind
  /// The contract's judgement, and whether it was used.
  public let state: State
  /// The contract, of two, to which it belongs.
  public let side: ContractSide
  /// The label at its beginning: the number of uses.
  public let label: String

  /// Creates an arrow between two roles.
  public init(
    from: Role, to: Role, kind: ArrowKind, state: State, side: ContractSide = .shared, label: String
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.state = state
    self.side = side
    self.label = label
  }
}

extension DirectionArrow {
  /// The arrow in a sentence, for a text beside the drawing.
  public var sentence: String {
    let verb =
      switch kind {
      case .message: "calls"
      case .read: "reads"
      case .notification: "notifies"
      }
    let ending =
      switch state {
      case .used: ""
      case .unused: ", allowed and never used"
      case .forbidden: ", which is forbidden"
      }
    let owner =
      switch side {
      case .shared: ""
      case .first: ", in the first only"
      case .second: ", in the second only"
      }
    return "\(from.rawValue) \(verb) \(to.rawValue): \(label)\(ending)\(owner)"
  }

  /// The classes of its line.
  var classes: String {
    let side = side == .shared ? "" : " only-\(side.rawValue)"
    return "\(kind.rawValue) \(state.rawValue)\(side)"
  }

  /// The label in the drawing, with a prefix if only one contract has the arrow.
  var drawnLabel: String {
    switch side {
    case .shared: label
    case .first: "◂ \(label)"
    case .second: "▸ \(label)"
    }
  }

  /// Indicates whether it is drawn to the left of the roles, as notifications are, unlike
  /// commands.
  var isLeft: Bool { kind == .notification }
}
