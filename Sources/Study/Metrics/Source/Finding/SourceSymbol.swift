import SwiftSyntax

/// A type, method or property by the name that a text calls it by.
public struct SourceSymbol: Sendable, Hashable {
  /// The name, after those of the types around it: `CounterPresenter.viewDidLoad`.
  public let name: String
  /// The same, of a function with its labels: `CounterPresenter.show(_:)`.
  public let signature: String
  /// The lines of its file on which it is declared, attributes included and comments not, from 1.
  public let lines: ClosedRange<Int>
}

extension FileFacts {
  /// Everything in the file that can be shown by its name, in the order of the file.
  ///
  /// An extension has no name of its own; what is in it has that of the type which it extends.
  ///
  /// - Complexity: O(*n*) in the length of the file, each time.
  public var symbols: [SourceSymbol] {
    let visitor = SymbolVisitor(lines)
    visitor.walk(tree)
    return visitor.symbols
  }
}
