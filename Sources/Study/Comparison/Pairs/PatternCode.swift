public import Metrics
import Sequences
public import Trace

/// The sources of one implementation, ready to be compared.
public struct PatternCode: Sendable {
  /// The files of the sample in the pattern, in order.
  public let own: [CodeShape]
  /// The files of the pattern's machinery, in order.
  public let machinery: [CodeShape]
  private let shapes: [String: CodeShape]
  /// The lines of the sample that name something, with the roles of their types.
  private let telling: [(role: Role, line: PlacedLine)]

  /// The sources of an implementation.
  ///
  /// - Parameters:
  ///   - facts: What is known of its types.
  ///   - own: The files of the sample in the pattern.
  ///   - machinery: The files of the pattern's machinery.
  public init(_ facts: SourceFacts, own: [CodeShape], machinery: [CodeShape] = []) {
    self.own = own
    self.machinery = machinery
    shapes = Dictionary(
      keepingFirst: (own + machinery).map { ($0.file, $0) })
    var roles: [String: Role?] = [:]
    var telling: [(role: Role, line: PlacedLine)] = []
    for shape in own {
      for line in shape.lines where line.isTelling {
        let role = roles[line.type] ?? facts.index.role(of: line.type)
        roles[line.type] = .some(role)
        if let role { telling.append((role, PlacedLine(file: shape.file, line: line))) }
      }
    }
    self.telling = telling
  }

  /// A file, if it is the implementation's.
  public subscript(file: String) -> CodeShape? { shapes[file] }

  /// Returns whether a passage belongs to the machinery.
  public func isMachinery(_ passage: CodePassage) -> Bool {
    machinery.contains { $0.file == passage.file }
  }

  /// The lines of the sample's types of some roles, with their files.
  ///
  /// - Parameters:
  ///   - roles: The roles.
  ///   - isLogic: Whether to give what the lines do or what they declare.
  /// - Returns: The lines that name something, in the order of the files.
  public func lines(of roles: Set<Role>, isLogic: Bool) -> [PlacedLine] {
    telling.filter { $0.line.line.isLogic == isLogic && roles.contains($0.role) }.map(\.line)
  }

  /// The code of a passage, line by line; braces alone are there too.
  public func lines(of passage: CodePassage) -> [PlacedLine] {
    let lines = shapes[passage.file]?.lines ?? []
    return Self.whole(lines.filter { passage.lines.contains($0.number) }, of: passage.file)
  }

  /// The code of a file of the sample, line by line, as of a passage.
  public func lines(of shape: CodeShape) -> [PlacedLine] {
    Self.whole(shape.lines, of: shape.file)
  }

  /// Lines of a file, in which what is of two sorts is one line again.
  private static func whole(_ lines: [CodeLine], of file: String) -> [PlacedLine] {
    lines
      .reduce(into: [CodeLine]()) { whole, part in
        guard let last = whole.last, last.number == part.number else { return whole.append(part) }
        whole[whole.count - 1] = CodeLine(
          number: last.number, type: last.type, isLogic: last.isLogic || part.isLogic,
          tokens: last.tokens + part.tokens, text: last.text + " " + part.text)
      }
      .map { PlacedLine(file: file, line: $0) }
  }
}

/// A line of code and its file.
public struct PlacedLine: Sendable, Hashable {
  /// The file.
  public let file: String
  /// The line.
  public let line: CodeLine

  /// A line of a file.
  public init(file: String, line: CodeLine) {
    self.file = file
    self.line = line
  }
}
