public import Diagnostics
import Identifiers
import SwiftParser
public import SwiftSyntax
import Synchronization

/// The contents of one source file: its findings and its syntax tree.
@dynamicMemberLookup
public struct FileFacts: Sendable {
  /// The path relative to the package's root.
  public let path: String
  /// The part of the project to which it belongs, according to its path.
  let area: SourceArea
  /// The findings in the file.
  public let findings: FileFindings
  let lines: LineTable
  private let syntax: ParsedFile

  /// Examines a file.
  ///
  /// For the user-interface library and for tests only the declarations matter. Their tokens are
  /// not counted, and they get no findings of untraced, hidden or rejected code.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isTests: Indicates whether it belongs to tests.
  ///   - known: The findings of an earlier examination of the same text. With them, the file is
  ///     parsed only if a rule needs its syntax tree.
  /// - Complexity: O(*n*) in the number of tokens.
  public init(_ file: SourceFile, isTests: Bool = false, known: FileFindings? = nil) {
    path = file.path
    area = SourceArea(path: file.path)
    lines = LineTable(file)
    syntax = ParsedFile(file.text)
    findings =
      known ?? FileFindings(of: path, in: area, syntax.tree, lines, isTests: isTests)
  }

  /// Returns a part of the findings.
  public subscript<Part>(dynamicMember part: KeyPath<FileFindings, Part>) -> Part {
    findings[keyPath: part]
  }

  /// The file's syntax tree, for rules that need it; parsed on first use.
  public var tree: SourceFileSyntax { syntax.tree }

  /// The identifiers in the file, in source order; found on first use.
  var identifiers: [FoundIdentifier] { syntax.identifiers(lines) }

  /// Returns the innermost declaration that contains a line and satisfies the predicate.
  func innermostDeclaration(
    withLine line: Int, where isMeant: (Declaration) -> Bool = { _ in true }
  ) -> Declaration? {
    findings.declarations.last { $0.lines.contains(line) && isMeant($0) }
  }
}

/// An identifier in a file.
struct FoundIdentifier: Sendable {
  let name: String
  let line: Int
  /// Indicates whether it introduces a variable or constant.
  let isIntroduced: Bool
}

/// A file that is parsed on first use of its tree.
private final class ParsedFile: Sendable {
  private let text: String
  private let parsed = Mutex<SourceFileSyntax?>(nil)
  private let found = Mutex<[FoundIdentifier]?>(nil)

  init(_ text: String) { self.text = text }

  var tree: SourceFileSyntax {
    parsed.withLock { parsed in
      let tree = parsed ?? Parser.parse(source: text)
      parsed = tree
      return tree
    }
  }

  func identifiers(_ lines: LineTable) -> [FoundIdentifier] {
    found.withLock { found in
      let identifiers = found ?? tree.identifiers(lines)
      found = identifiers
      return identifiers
    }
  }
}

extension SourceFileSyntax {
  fileprivate func identifiers(_ lines: LineTable) -> [FoundIdentifier] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind else { return nil }
      return FoundIdentifier(
        name: name, line: lines.line(of: token.positionAfterSkippingLeadingTrivia.utf8Offset),
        isIntroduced: token.parent?.is(IdentifierPatternSyntax.self) == true)
    }
  }
}

/// The findings from examining one source file by itself.
///
/// They can be cached, so that an unchanged file need not be parsed again.
public struct FileFindings: Sendable, Codable {
  /// The number of lines that are neither blank nor only comment.
  public let codeLines: Int
  /// The number of its tokens.
  public let tokens: Int
  /// The number of tokens that name a part of the tracing, without imports.
  public let tracingTokens: Int
  /// The types, protocols and extensions, in source order; an outer one precedes its nested ones.
  public let declarations: [Declaration]
  /// The types, methods and properties, in source order.
  ///
  /// Members of an extension are named after the extended type; the extension has no entry itself.
  public let symbols: [SourceSymbol]
  /// The names to which type aliases refer, by the alias's name.
  public let aliases: [String: [Mention]]
  /// The line of a function's name, by the line on which its body begins, if they differ.
  public let longSignatures: [Int: Int]
  /// Code and values that tracing inherently cannot see, in source order.
  public let hidden: [HiddenCode]
  /// Functions with a body that is not covered by `@Traced`.
  public let untraced: [Diagnostic]
  /// Code that is rejected in every pattern, whatever its role: logic in stored closures, mutable
  /// globals, other modules, access that bypasses types, and everything rejected in samples.
  public var refused: [Diagnostic] { (unfollowed + unrepeatable).sorted() }
  /// Logic in stored closures, mutable globals, other modules, and access that bypasses types.
  private let unfollowed: [Diagnostic]
  /// Asynchronous code, and input from outside the app: recordings of it would differ in each run.
  public let unrepeatable: [Diagnostic]
  /// The work that its accessors do beyond returning stored values.
  let hiddenLogic: [HiddenLogic]
  /// The functions that its types receive.
  let heldFunctions: [HeldFunction]
  /// Its aliases of function types, with the types in the function's result.
  let functionAliases: [String: [String]?]
  /// The decisions in its `composition`.
  let composed: [Diagnostic]
  /// The types that its functions return, by the function's name.
  let results: [String: [String]]
  /// The globals and static constants that hold an object, with the types that they name.
  let sharedValues: [SharedValue]
  /// Its text and number literals.
  let literals: [Literal]
  /// The value types that it declares or extends.
  let states: [DomainState]
  /// The expressions that turn values into displayed text or colours.
  let presentations: [Presentation]
  /// The code that chooses displayed texts or describes values.
  let chosenTexts: [Presentation]
  /// Its functions, in source order; only for a pattern's file.
  public let functions: [FunctionFacts]
  /// The points at which its types accept a replacement for a neighbour.
  let openings: [InjectionPoint]

  /// The closures that capture the enclosing object; only for a pattern's file.
  let captures: [SelfCapture]
  /// Its lines and passages, for comparison with other files; only for a pattern's file.
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
    symbols = SymbolVisitor.found(in: tree, lines)
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
