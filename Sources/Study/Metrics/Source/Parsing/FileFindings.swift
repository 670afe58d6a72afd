public import Diagnostics
import Identifiers
import SwiftSyntax

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
  let hiddenLogic: [HiddenLogicVisitor.Found]
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
  let captures: [CaptureVisitor.Capture]
  /// Its lines and passages, to compare it with others; only of a pattern's file.
  public let shape: CodeShape?

  init(
    of path: String, in area: SourceArea, _ tree: SourceFileSyntax, _ lines: LineTable,
    isTests: Bool
  ) {
    let declarations = DeclarationVisitor(lines)
    declarations.walk(tree)
    let untraced = UntracedVisitor(lines)
    let hidden = HiddenCodeVisitor(lines)
    let globals = GlobalVisitor(lines)
    let closures = KeptClosureVisitor(lines)
    let asynchrony = AsynchronyVisitor(lines)
    let environment = EnvironmentVisitor(lines)
    let unseen = UnseenAccessVisitor(lines)
    let hiddenLogic = HiddenLogicVisitor(lines)
    let heldFunctions = HeldFunctionVisitor(lines)
    let composition = CompositionVisitor(lines)
    let chosenTexts = ChosenTextVisitor(lines)
    let literals = LiteralVisitor(lines)
    let states = DomainStateVisitor(viewMode: .sourceAccurate)
    let presentations = PresentationVisitor(lines)
    let functions = ComplexityVisitor(lines)
    let openings = InjectionPointVisitor(lines)
    let captures = CaptureVisitor(lines)
    if area.module != nil {
      let visitors: [SyntaxVisitor] = [
        functions, openings, unseen, hiddenLogic, heldFunctions, composition, chosenTexts,
        captures,
      ]
      for visitor in visitors { visitor.walk(tree) }
    }
    let isWhole = !area.isLibrary && !isTests
    if isWhole {
      let visitors: [SyntaxVisitor] = [
        untraced, hidden, globals, closures, asynchrony, environment, literals, states,
        presentations,
      ]
      for visitor in visitors { visitor.walk(tree) }
    }
    let count = isWhole ? TokenCount(tree, lines) : TokenCount()
    codeLines = count.lines
    tokens = count.tokens
    tracingTokens = count.tracing
    self.declarations = declarations.declarations
    aliases = declarations.aliases
    longSignatures = declarations.longSignatures
    self.hidden = hidden.found
    self.untraced = untraced.found
    let imported = area.module == nil ? [] : environment.imported
    unfollowed = closures.found + globals.found + imported + unseen.found
    unrepeatable = asynchrony.found + environment.found
    self.hiddenLogic = hiddenLogic.found
    self.heldFunctions = heldFunctions.found
    functionAliases = heldFunctions.aliases
    composed = composition.found
    results = globals.results
    sharedValues = globals.shared
    self.literals = literals.found
    self.states = states.found
    self.presentations = presentations.found
    self.chosenTexts = chosenTexts.found
    self.functions = functions.found
    self.openings = openings.found
    self.captures = captures.found
    shape = isWhole && area.module != nil ? CodeShape(of: path, tree, lines) : nil
  }
}
