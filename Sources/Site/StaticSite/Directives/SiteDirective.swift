public import CommonMark
public import Diagnostics
public import SiteTemplates
import Synchronization

/// A directive that a site gives to its texts.
public struct SiteDirective: Sendable {
  /// Gives the HTML that is in the block's place.
  public typealias Handler =
    @Sendable (Directive, DirectiveContext) throws(DiagnosticError) -> String

  /// The name, such as `counterpoint:frame` or `figure`.
  public let name: String
  /// The meaning.
  public let handler: Handler

  /// Creates a directive.
  public init(_ name: String, _ handler: @escaping Handler) {
    self.name = name
    self.handler = handler
  }

  func handler(in context: DirectiveContext) -> Directive.Handler {
    let handler = handler
    @Sendable func render(_ directive: Directive) throws(DiagnosticError) -> String {
      try handler(directive, context)
    }
    return render
  }
}

/// The data that a directive may look up; each look-up is recorded, so that a text is rebuilt when
/// what it looked up changes.
public final class DirectiveContext: Sendable {
  private let data: [String: PageValue]
  private let names = Mutex<Set<String>>([])

  init(data: [String: PageValue]) { self.data = data }

  /// The contents of a file of `content/data/`, by its name without extension; `nil` if there is
  /// none.
  public func data(_ name: String) -> PageValue? {
    names.withLock { _ = $0.insert(name) }
    return data[name]
  }

  /// The names of all data, for suggestions; a directive that reads them depends on every one.
  public var dataNames: [String] {
    let all = data.keys.sorted()
    names.withLock { $0.formUnion(all) }
    return all
  }

  /// The names that were looked up, whether there is such data or not.
  var requested: Set<String> { names.withLock { $0 } }
}
