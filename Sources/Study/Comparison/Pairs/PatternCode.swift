public import Metrics
import Sequences
public import Trace

/// The sources of one implementation, prepared for comparison.
public struct PatternCode: Sendable {
  /// The files of the sample in the pattern, in order.
  public let own: [CodeShape]
  /// The files of the pattern's machinery, in order.
  public let machinery: [CodeShape]
  private let shapes: [String: CodeShape]
  /// The sample's lines that name something, with the roles of their types.
  private let telling: [(role: Role, line: PlacedLine)]

  /// Prepares the sources of an implementation: the sample's `own` files and the machinery's.
  public init(_ facts: SourceFacts, own: [CodeShape], machinery: [CodeShape] = []) {
    self.own = own
    self.machinery = machinery
    shapes = Dictionary(
      keepingFirst: (own + machinery).map { ($0.file, $0) })
    var roles: [String: Role?] = [:]
    var telling: [(role: Role, line: PlacedLine)] = []
    var names: [String: String] = [:]
    for shape in own {
      for line in shape.lines where line.isTelling {
        let role = roles[line.type] ?? facts.index.role(of: line.type)
        roles[line.type] = .some(role)
        if let role {
          telling.append((role, PlacedLine(file: shape.file, line: line, names: &names)))
        }
      }
    }
    self.telling = telling
  }

  /// Returns the shape of a file, if it belongs to the implementation.
  public subscript(file: String) -> CodeShape? { shapes[file] }

  /// Returns whether a passage belongs to the machinery.
  public func isMachinery(_ passage: CodePassage) -> Bool {
    machinery.contains { $0.file == passage.file }
  }

  /// Returns the lines of the sample's types with some roles that name something, in file order.
  ///
  /// `isLogic` selects either their logic or their declarations.
  public func lines(of roles: Set<Role>, isLogic: Bool) -> [PlacedLine] {
    telling.filter { $0.line.line.isLogic == isLogic && roles.contains($0.role) }.map(\.line)
  }

  /// Returns the code of a passage, line by line, including lines of only braces.
  public func lines(of passage: CodePassage) -> [PlacedLine] {
    let lines = shapes[passage.file]?.lines ?? []
    return Self.whole(lines.filter { passage.lines.contains($0.number) }, of: passage.file)
  }

  /// Returns the code of a file of the sample, line by line, including lines of only braces.
  public func lines(of shape: CodeShape) -> [PlacedLine] {
    Self.whole(shape.lines, of: shape.file)
  }

  /// Returns lines of a file, with declaration and logic of the same line joined.
  private static func whole(_ lines: [CodeLine], of file: String) -> [PlacedLine] {
    var names: [String: String] = [:]
    return
      lines
      .reduce(into: [CodeLine]()) { whole, part in
        guard let last = whole.last, last.number == part.number else { return whole.append(part) }
        whole[whole.count - 1] = CodeLine(
          number: last.number, type: last.type, isLogic: last.isLogic || part.isLogic,
          tokens: last.tokens + part.tokens, text: last.text + " " + part.text)
      }
      .map { PlacedLine(file: file, line: $0, names: &names) }
  }
}

/// A line of code with its file.
public struct PlacedLine: Sendable, Hashable {
  /// The file.
  public let file: String
  /// The line.
  public let line: CodeLine
  /// The line's tokens with the words for roles replaced: lines are compared by it.
  let key: String

  /// Creates a line of a file; `names` caches tokens with the words for roles replaced.
  init(file: String, line: CodeLine, names: inout [String: String]) {
    self.file = file
    self.line = line
    key = RoleRenaming.key(line.tokens, known: &names)
  }
}
