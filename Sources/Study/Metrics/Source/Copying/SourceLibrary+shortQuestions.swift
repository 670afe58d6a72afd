import Identifiers
import SwiftSyntax

extension SourceLibrary {
  /// Questions of the domain in one word, `query.isEmpty`, that a pattern asks itself.
  ///
  /// Looked at are the domain's functions that answer with one property of a parameter, such as
  /// `UserSearch.isImmediate(_:)`. A pattern asks the same where it reads that property of something
  /// called like the parameter, or of a `text`, which is what a person types. What escapes is the
  /// property of something by another name.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The places, in the order of the module's files.
  public func shortQuestions(module: String) -> [TestedCase] {
    samples.flatMap { sample -> [TestedCase] in
      let inSample = files.filter { $0.area.folder(among: samples) == sample }
      let questions = inSample.filter(\.area.isSamples).flatMap { file in
        ShortQuestionVisitor(file).found.map { ($0, file.lines.location(of: $0.node)) }
      }
      guard !questions.isEmpty else { return [] }
      return inSample.filter { $0.area.module == module }.flatMap { file in
        MemberReads(file).found.compactMap { read in
          let name = read.declName.baseName.text
          guard
            let (_, original) = questions.first(where: { question, _ in
              question.property == name && read.isOf([question.parameter, "text"])
            })
          else { return nil }
          let owner = read.owner
          return TestedCase(
            expression: read.trimmedDescription, name: name, original: original,
            copy: file.lines.location(of: read), type: owner.isEmpty ? nil : owner)
        }
      }
    }
  }
}

/// Finds the functions that give one property of a parameter, as a truth.
private final class ShortQuestionVisitor: SyntaxVisitor {
  struct ShortQuestion {
    let parameter: String
    let property: String
    let node: MemberAccessExprSyntax
  }

  private(set) var found: [ShortQuestion] = []

  init(_ file: FileFacts) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    if node.signature.returnClause?.type.trimmedDescription == "Bool",
      let statement = node.body?.statements.first, node.body?.statements.count == 1,
      let read = statement.item.as(MemberAccessExprSyntax.self),
      let base = read.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      parameters.contains(base)
    {
      found.append(
        ShortQuestion(parameter: base, property: read.declName.baseName.text, node: read))
    }
    return .visitChildren
  }
}

private final class MemberReads: SyntaxVisitor {
  private(set) var found: [MemberAccessExprSyntax] = []

  init(_ file: FileFacts) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil { found.append(node) }
    return .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// Returns whether the last name of what it is read of is one of some.
  fileprivate func isOf(_ names: [String]) -> Bool {
    guard let base else { return false }
    let words = base.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.last.map { names.contains(String($0)) } ?? false
  }
}
