public import Diagnostics
import Identifiers
import SwiftParser
import SwiftSyntax

/// A text or a number of the domain that is in a pattern as well.
public struct CopiedLiteral: Sendable, Hashable {
  /// The literal as the pattern writes it.
  public let literal: String
  /// The constant to which the domain gives it, after its type, if it gives it to one.
  public let constant: String?
  /// The place where the domain has it.
  public let original: Diagnostics.SourceLocation
  /// The place where the pattern has it.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type in whose source it is, if it is in one's.
  public let type: String?
}

extension SourceLibrary {
  /// The texts and numbers of the samples' domain that a pattern has copied.
  ///
  /// A text counts if it has a space, eight letters or more, or a sign outside ASCII (`★`), and is
  /// no identifier: one that begins with a small letter and has only letters, digits, `.`, `-` and
  /// `_` names a widget, a screen or a property. A number counts if it has three digits or more and
  /// the domain names it as a constant. Numbers are compared by their digits, so `1000` is `1_000`.
  /// The files of a sample are compared with the domain of that sample, the pattern's machinery
  /// with all.
  ///
  /// Not found are texts that are put together or interpolated, numbers that are computed (`10 *
  /// 100`) or written in another unit (`1.0` for a thousand milliseconds), and shorter ones.
  ///
  /// - Parameter module: The pattern's module.
  /// - Returns: The copies, in the order of the module's files.
  public func copiedLiterals(module: String) -> [CopiedLiteral] {
    files(of: module).flatMap { file -> [CopiedLiteral] in
      let literals = file.literals
      guard !literals.isEmpty else { return [] }
      let originals = Dictionary(
        domain(for: file).flatMap(\.literals).filter(\.isTelling).map { ($0.value, $0) },
        uniquingKeysWith: { first, second in first.constant == nil ? second : first })
      return literals.compactMap { literal in
        originals[literal.value].map { original in
          CopiedLiteral(
            literal: literal.text, constant: original.constant, original: original.location,
            copy: literal.location, type: literal.owner)
        }
      }
    }
  }

  /// The domain that a file of a pattern may repeat: that of its sample, or all of them.
  func domain(for file: FileFacts) -> [FileFacts] {
    if let sample = sample(of: file) { return domain(of: sample) }
    return files.filter { $0.area.isSamples && sample(of: $0) != nil }
  }
}

/// A text without interpolation or a number, as a file writes it.
struct Literal: Sendable, Hashable, Codable {
  let value: LiteralValue
  /// As it is written.
  let text: String
  /// The constant whose whole value it is, after its type.
  let constant: String?
  /// The type in whose source it is, if it is in one's.
  let owner: String?
  let location: Diagnostics.SourceLocation

  /// Says whether it says something of the domain that no pattern says by chance.
  var isTelling: Bool {
    switch value {
    case .number(let digits): constant != nil && digits.count(where: \.isNumber) >= 3
    case .text(let text):
      !Self.isIdentifier(text)
        && (text.contains(" ") || text.count(where: \.isLetter) >= 8
          || text.unicodeScalars.contains { !$0.isASCII })
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first?.isLowercase == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }
}

/// The text that is compared.
enum LiteralValue: Sendable, Hashable, Codable {
  case text(String)
  /// A number's digits, with its point and without its underscores.
  case number(String)
}

/// Finds the texts and numbers that a file writes.
final class LiteralVisitor: FindingVisitor<Literal> {
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !text.isEmpty { note(.text(text), node) }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(.number(node.literal.text.filter { $0 != "_" }), node)
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    note(.number(node.literal.text.filter { $0 != "_" }), node)
    return .skipChildren
  }

  private func note(_ value: LiteralValue, _ node: some ExprSyntaxProtocol) {
    let constant = node.parent?.is(InitializerClauseSyntax.self) == true ? node.namedValue : nil
    found.append(
      Literal(
        value: value, text: node.trimmedDescription, constant: constant, owner: node.ownerIfAny,
        location: lines.location(of: node)))
  }
}

extension ExprSyntaxProtocol {
  /// The constant or the case that has this as its whole value.
  fileprivate var namedValue: String? {
    guard let holder = parent?.parent else { return nil }
    if let binding = holder.as(PatternBindingSyntax.self), binding.isAtTypeOrFileLevel {
      return binding.pattern.member
    }
    guard let enumCase = holder.as(EnumCaseElementSyntax.self) else { return nil }
    return "\(enumCase.owner).\(enumCase.name.text)"
  }
}
