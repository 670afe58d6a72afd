public import CommonMark
public import Diagnostics
public import SiteTemplates
import Synchronization

/// A directive that a site provides for its texts.
public struct SiteDirective: Sendable {
  /// Returns the HTML that replaces the block.
  public typealias Handler =
    @Sendable (Directive, DirectiveContext) throws(DiagnosticError) -> String

  /// The name, such as `counterpoint:frame` or `figure`.
  public let name: String
  /// The function that renders the directive.
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

/// The data that a directive may look up.
///
/// Each lookup is recorded, so that a text is rebuilt when the data changes.
public final class DirectiveContext: Sendable {
  private let data: [String: PageValue]
  private let names = Mutex<Set<String>>([])

  init(data: [String: PageValue]) { self.data = data }

  /// Returns the contents of a file in `content/data/`, by its name without extension, if it
  /// exists.
  public func data(_ name: String) -> PageValue? {
    names.withLock { _ = $0.insert(name) }
    return data[name]
  }

  /// The names of all data, for suggestions; a directive that reads them depends on all data.
  public var dataNames: [String] {
    let all = data.keys.sorted()
    names.withLock { $0.formUnion(all) }
    return all
  }

  /// The names that were looked up, existing or not.
  var requested: Set<String> { names.withLock { $0 } }
}
