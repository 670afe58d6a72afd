public import Diagnostics
import Identifiers
import SwiftParser
public import SwiftSyntax
import Synchronization

/// The contents of one source file: what was found in it, and its syntax.
@dynamicMemberLookup
public struct FileFacts: Sendable {
  /// The path from the package's root on.
  public let path: String
  /// The part of the project to which it belongs, as its path says.
  let area: SourceArea
  /// The findings in it.
  public let findings: FileFindings
  let lines: LineTable
  private let syntax: ParsedFile

  /// Examines a file.
  ///
  /// Of the user-interface library and of tests only the declarations matter: their tokens are not
  /// counted, and nothing in them is called untraced, hidden or refused.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isTests: Says whether it is one of tests.
  ///   - known: What an earlier look found in the same file; then it is parsed only where rules
  ///     need its tree.
  /// - Complexity: O(*n*) in the number of tokens.
  public init(_ file: SourceFile, isTests: Bool = false, known: FileFindings? = nil) {
    path = file.path
    area = SourceArea(path: file.path)
    lines = LineTable(file)
    syntax = ParsedFile(file.text)
    findings =
      known ?? FileFindings(of: path, in: area, syntax.tree, lines, isTests: isTests)
  }

  /// A part of what was found.
  public subscript<Part>(dynamicMember part: KeyPath<FileFindings, Part>) -> Part {
    findings[keyPath: part]
  }

  /// The file's syntax tree, for rules that need more.
  public var tree: SourceFileSyntax { syntax.tree }

  /// The innermost declaration with a line, of those that are meant.
  func innermostDeclaration(
    withLine line: Int, where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> Declaration? {
    findings.declarations.last { $0.lines.contains(line) && isMeant($0) }
  }
}

/// A file that is parsed when somebody needs its tree.
private final class ParsedFile: Sendable {
  private let text: String
  private let parsed = Mutex<SourceFileSyntax?>(nil)

  init(_ text: String) { self.text = text }

  var tree: SourceFileSyntax {
    parsed.withLock { parsed in
      let tree = parsed ?? Parser.parse(source: text)
      parsed = tree
      return tree
    }
  }
}

/// The findings of a look at one source file alone.
///
/// It can be kept, so that a file which has not changed need not be parsed again.
public struct FileFindings: Sendable, Codable {
  /// The number of lines that are neither blank nor comment.
  public let codeLines: Int
  /// The number of its tokens.
  public let tokens: Int
  /// The number of tokens that name something of the tracing, imports aside.
  public let tracingTokens: Int
  /// The types, protocols and extensions, in the order of the file; an outer before its nested.
  public let declarations: [Declaration]
  /// The names that type aliases refer to, by the alias's name.
  public let aliases: [String: [Mention]]
  /// The lines of functions' names, by the line on which the body begins, where that is another.
  public let longSignatures: [Int: Int]
  /// Code and values that tracing cannot see, by their nature, in the order of the file.
  public let hidden: [HiddenCode]
  /// Functions with a body that no `@Traced` covers.
  public let untraced: [Diagnostic]
  /// Code that no pattern may have, whatever its role: logic in kept closures, mutable globals,
  /// other modules, what goes past types, and what samples may not have either.
  public var refused: [Diagnostic] { (unfollowed + unrepeatable).sorted() }
  /// Logic in kept closures, mutable globals, other modules, and what goes past types.
  private let unfollowed: [Diagnostic]
  /// Asynchronous code, and what comes from outside the app: a recording of it would be another in
  /// each run.
  public let unrepeatable: [Diagnostic]
  /// The work that its accessors do besides handing on values.
  let hiddenLogic: [HiddenLogic]
  /// The functions that its types are given.
  let heldFunctions: [HeldFunction]
  /// The names that it gives to function types, with what such a function gives.
  let functionAliases: [String: [String]?]
  /// The code in its `composition` that decides something.
  let composed: [Diagnostic]
  /// The types that its functions give, by the function's name.
  let results: [String: [String]]
  /// The globals and static constants that hold an object, by the type that they name.
  let sharedValues: [SharedValue]
  /// The texts and numbers that it writes.
  let literals: [Literal]
  /// The value types that it declares or extends.
  let states: [DomainState]
  /// The code that turns values into what is seen.
  let presentations: [Presentation]
  /// The code that chooses texts that are seen, or describes values.
  let chosenTexts: [Presentation]
  /// Its functions, in the order of the file; only a pattern's file has them counted.
  public let functions: [FunctionFacts]
  /// The points at which its types accept something in a neighbour's place.
  let openings: [InjectionPoint]

  /// The closures that capture the object in which they are written; only of a pattern's file.
  let captures: [SelfCapture]
  /// Its lines and passages, to compare it with others; only of a pattern's file.
  public let shape: CodeShape?

  init(
    of path: String, in area: SourceArea, _ tree: SourceFileSyntax, _ lines: LineTable,
    isTests: Bool
  ) {
    let isOfPattern = area.module != nil
    let isWhole = !area.isLibrary && !isTests
    func find<Found>(
      _ visitor: FindingVisitor<Found>.Type, where isLookedFor: Bool
    ) -> [Found] {
      isLookedFor ? visitor.found(in: tree, lines) : []
    }
    let declarations = DeclarationVisitor(lines)
    declarations.walk(tree)
    self.declarations = declarations.found
    aliases = declarations.aliases
    longSignatures = declarations.longSignatures
    let count = isWhole ? TokenCount(tree, lines) : TokenCount()
    codeLines = count.lines
    tokens = count.tokens
    tracingTokens = count.tracing

    let globals = GlobalVisitor(lines)
    if isWhole { globals.walk(tree) }
    results = globals.results
    sharedValues = globals.shared
    hidden = find(HiddenCodeVisitor.self, where: isWhole)
    untraced = find(UntracedVisitor.self, where: isWhole)
    literals = find(LiteralVisitor.self, where: isWhole)
    states = find(DomainStateVisitor.self, where: isWhole)
    presentations = find(PresentationVisitor.self, where: isWhole)
    unrepeatable =
      find(AsynchronyVisitor.self, where: isWhole) + find(EnvironmentVisitor.self, where: isWhole)
    unfollowed =
      find(KeptClosureVisitor.self, where: isWhole) + globals.found
      + find(UnseenAccessVisitor.self, where: isOfPattern)

    let heldFunctions = HeldFunctionVisitor(lines)
    if isOfPattern { heldFunctions.walk(tree) }
    self.heldFunctions = heldFunctions.found
    functionAliases = heldFunctions.aliases
    hiddenLogic = find(HiddenLogicVisitor.self, where: isOfPattern)
    composed = find(CompositionVisitor.self, where: isOfPattern)
    chosenTexts = find(ChosenTextVisitor.self, where: isOfPattern)
    functions = find(ComplexityVisitor.self, where: isOfPattern)
    openings = find(InjectionPointVisitor.self, where: isOfPattern)
    captures = find(CaptureVisitor.self, where: isOfPattern)
    shape = isWhole && isOfPattern ? CodeShape(of: path, tree, lines) : nil
  }
}
