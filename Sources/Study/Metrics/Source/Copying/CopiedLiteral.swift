public import Diagnostics
import Identifiers
import SwiftParser
import SwiftSyntax

/// A text or number of the domain that a pattern repeats.
public struct CopiedLiteral: Sendable, Hashable {
  /// The literal as written in the pattern.
  public let literal: String
  /// The constant to which the domain assigns it, prefixed with its type, if there is one.
  public let constant: String?
  /// The location in the domain.
  public let original: Diagnostics.SourceLocation
  /// The location in the pattern.
  public let copy: Diagnostics.SourceLocation
  /// The pattern's type that contains the copy, if there is one.
  public let type: String?
}

extension SourceLibrary {
  /// Returns the texts and numbers of the samples' domain that a pattern has copied, in file
  /// order.
  ///
  /// A text counts if it has a space, at least eight letters, or a character outside ASCII (`★`),
  /// and is not an identifier. An identifier begins with a lowercase letter and has only letters,
  /// digits, `.`, `-` and `_`; it names a widget, a screen or a property. A number counts if it
  /// has at least three digits and the domain names it as a constant. Numbers are compared by
  /// their digits, so `1000` equals `1_000`. The files of a sample are compared with the domain of
  /// that sample, and the pattern's machinery with the domains of all samples.
  ///
  /// Not detected are concatenated or interpolated texts, computed numbers (`10 * 100`), numbers
  /// in another unit (`1.0` for a thousand milliseconds), and shorter literals.
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

  /// Returns the domain that a file of a pattern may repeat: its own sample's, or all of them.
  func domain(for file: FileFacts) -> [FileFacts] {
    if let sample = sample(of: file) { return domain(of: sample) }
    return files.filter { $0.area.isSamples && sample(of: $0) != nil }
  }
}

/// A number, or a text without interpolation, in a file.
struct Literal: Sendable, Hashable, Codable {
  let value: LiteralValue
  /// The literal as written in the source.
  let text: String
  /// The constant whose whole value it is, prefixed with its type.
  let constant: String?
  /// The type that contains it, if there is one.
  let owner: String?
  let location: Diagnostics.SourceLocation

  /// Indicates whether it is specific to the domain, so that no pattern contains it by chance.
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

/// The value of a literal, by which it is compared.
enum LiteralValue: Sendable, Hashable, Codable {
  case text(String)
  /// A number's digits, with the decimal point and without underscores.
  case number(String)
}

/// Finds the text and number literals of a file.
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
  /// The constant or enumeration case whose whole value this is.
  fileprivate var namedValue: String? {
    guard let holder = parent?.parent else { return nil }
    if let binding = holder.as(PatternBindingSyntax.self), binding.isAtTypeOrFileLevel {
      return binding.pattern.member
    }
    guard let enumCase = holder.as(EnumCaseElementSyntax.self) else { return nil }
    return "\(enumCase.owner).\(enumCase.name.text)"
  }
}
