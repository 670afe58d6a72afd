public import Diagnostics
public import Trace

/// A number split between the pattern's own machinery and the sample written with it.
public struct MachinerySplit: Sendable, Hashable {
  /// The number for the pattern's own machinery, whatever the sample.
  public var machinery = 0
  /// The number for the sample.
  public var sample = 0

  /// Creates a split number.
  public init(machinery: Int = 0, sample: Int = 0) {
    self.machinery = machinery
    self.sample = sample
  }

  /// The sum of both.
  public var total: Int { machinery + sample }
}

/// A type of an implementation.
public struct TypeFacts: Sendable, Hashable {
  public let name: String
  /// The kind of declaration.
  public let kind: DeclarationKind
  /// Its role, if it has one.
  public let role: Role?
  /// Indicates whether it belongs to the pattern's machinery rather than to the sample.
  public let isMachinery: Bool
  /// The location of the declaration.
  public let location: SourceLocation
}

/// The facts from the source of one implementation.
public struct SourceFacts: Sendable {
  /// The pattern's module: `PassiveMVP`.
  public let module: String
  /// The sample's folder: `TallyCounter`.
  public let sample: String
  /// Its types except protocols, in the order of the files.
  public let types: [TypeFacts]
  /// Its protocols.
  public let protocols: [TypeFacts]
  /// The number of files.
  public let files: MachinerySplit
  /// The number of lines that are neither blank nor only comment.
  public let codeLines: MachinerySplit
  /// The references from one role's source to another, including the sample's domain and screens.
  public let knowledge: [Knowledge]
  /// The properties of its types that hold others.
  public let holdings: [HeldParticipant]
  /// The code in the sample's own files that turns values into displayed text or colours.
  public let presentations: [Presentation]
  /// The code in these files that chooses displayed texts or describes values.
  public let chosenTexts: [Presentation]
  /// The properties of its types that store changing values of the domain.
  public let states: [HeldState]
  /// Code that tracing cannot see.
  public let hidden: [HiddenCode]
  /// Its functions, including those of the machinery, in the order of the files.
  public let functions: [FunctionFacts]
  /// The coupling of its types and protocols.
  public let couplings: [TypeCoupling]
  /// The points at which a test can replace a neighbour.
  public let seams: [Seam]
  /// The index of the types that the implementation can name, with their roles.
  public let index: TypeIndex
  /// The work of its machinery within single participants.
  public let bookkeeping: Bookkeeping

  /// The counts of how often each side names another.
  public var knowsAbout: KnowledgeMatrix { KnowledgeMatrix(knowledge) }

  /// Groups of sides that know each other, each with the location of one reference.
  public var cycles: [RoleCycle] {
    knowsAbout.cycles.map { sides in
      let first = knowledge.first { known in
        known.manner == .direct && known.sides.from != known.sides.to
          && sides.contains(known.sides.from) && sides.contains(known.sides.to)
      }
      return RoleCycle(sides: sides, location: first?.location)
    }
  }
}

/// Sides, possibly including the screen, in which each knows every other, directly or indirectly.
public struct RoleCycle: Sendable, Hashable {
  /// The sides.
  public let sides: [Side]
  /// The location of the first reference in the cycle.
  public let location: SourceLocation?

  /// The display name of the cycle: `view, controller`.
  var name: String { sides.map(\.name).joined(separator: ", ") }
}
