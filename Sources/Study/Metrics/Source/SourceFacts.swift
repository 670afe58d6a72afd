public import Diagnostics
public import Trace

/// A number of the pattern's own machinery and of the sample written in it.
public struct MachinerySplit: Sendable, Hashable {
  /// The number for the pattern's own machinery, whatever the sample.
  public var machinery = 0
  /// The number for the sample.
  public var sample = 0

  /// A number of both.
  public init(machinery: Int = 0, sample: Int = 0) {
    self.machinery = machinery
    self.sample = sample
  }

  /// Both together.
  public var total: Int { machinery + sample }
}

/// A type of an implementation.
public struct TypeFacts: Sendable, Hashable {
  /// Its name.
  public let name: String
  /// The kind of declaration, such as a class.
  public let kind: DeclarationKind
  /// Its role, if it has one.
  public let role: Role?
  /// Says whether it belongs to the pattern's machinery rather than to the sample.
  public let isMachinery: Bool
  /// The place where it is declared.
  public let location: SourceLocation
}

/// The facts from the source of one implementation.
public struct SourceFacts: Sendable {
  /// The pattern's module: `PassiveMVP`.
  public let module: String
  /// The sample's folder: `TallyCounter`.
  public let sample: String
  /// Its types but protocols, in the order of the files.
  public let types: [TypeFacts]
  /// Its protocols.
  public let protocols: [TypeFacts]
  /// The number of files.
  public let files: MachinerySplit
  /// The number of lines that are neither blank nor comment.
  public let codeLines: MachinerySplit
  /// The places where one role's source names another, the sample's domain and screens included.
  public let knowledge: [Knowledge]
  /// The properties of its types that hold others.
  public let holdings: [HeldParticipant]
  /// The code in the sample's own files that turns values into visible things.
  public let presentations: [Presentation]
  /// The code in them that chooses texts that are seen, or describes values.
  public let chosenTexts: [Presentation]
  /// The properties of its types that keep changing values of the domain.
  public let states: [HeldState]
  /// Code that tracing cannot see.
  public let hidden: [HiddenCode]
  /// Its functions, those of the machinery included, in the order of the files.
  public let functions: [FunctionFacts]
  /// The coupling of its types and protocols.
  public let couplings: [TypeCoupling]
  /// The places where a test can put something else in a neighbour's place.
  public let seams: [Seam]
  /// The role of a type that the implementation can name.
  public let index: TypeIndex
  /// The work that its machinery does within single participants.
  public let bookkeeping: Bookkeeping

  /// The counts of which side knows which.
  public var knowsAbout: KnowledgeMatrix { KnowledgeMatrix(knowledge) }

  /// Groups of sides that know each other, each with a place at which one of them names another.
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

/// Roles, the screen beside them, of which each knows every other, be it by way of a third.
public struct RoleCycle: Sendable, Hashable {
  /// The sides.
  public let sides: [Side]
  /// The place of the first of the names that make the cycle.
  public let location: SourceLocation?

  /// The name of the cycle: `view, controller`.
  var name: String { sides.map(\.name).joined(separator: ", ") }
}
