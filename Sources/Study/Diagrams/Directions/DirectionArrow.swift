public import Trace

/// One arrow between two roles in a drawing of a contract.
public struct DirectionArrow: Sendable, Hashable {
  /// The kind of what passes, which decides line and head.
  public enum ArrowKind: String, Sendable, Hashable, CaseIterable {
    /// A solid line with a filled head.
    case message
    /// A thin line with a ring.
    case read
    /// A dashed line with an open head.
    case notification

    /// The sign between two roles in a line of text.
    public var sign: String {
      switch self {
      case .message: "→"
      case .read: "—○"
      case .notification: "⇢"
      }
    }
  }

  /// The state of an arrow: what the contract says of it, and whether it was used.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It is allowed, and was used.
    case used
    /// It is allowed, and no recording needed it.
    case unused
    /// It is forbidden, and was used.
    case forbidden
  }

  /// The side of an arrow: which of two contracts has it.
  public enum ContractSide: String, Sendable, Hashable, CaseIterable {
    /// Both, or the only one that is drawn.
    case shared
    /// The first alone.
    case first
    /// The second alone.
    case second
  }

  /// The role that acts.
  public let from: Role
  /// The role that is acted on.
  public let to: Role
  /// The kind of what passes.
  public let kind: ArrowKind
  /// The contract's judgement of it.
  public let state: State
  /// The side of an arrow: which of two contracts has it.
  public let side: ContractSide
  /// The label at its beginning: how often it was used.
  public let label: String

  /// An arrow between two roles.
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
  /// The arrow's statement, as words beside the drawing say it.
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

  /// The label as it is drawn: after the sign of the one contract that has the arrow.
  var drawnLabel: String {
    switch side {
    case .shared: label
    case .first: "◂ \(label)"
    case .second: "▸ \(label)"
    }
  }

  /// Says whether it is drawn at the left of the roles: notifications are, so that they come back
  /// on the other side than commands went.
  var isLeft: Bool { kind == .notification }
}
