import HeadlessUI
import Samples

extension Step.Action {
  /// Actions of the same sort that are easier to read, the simplest first.
  var simpler: [Step.Action] {
    switch self {
    case .tap(let widget, let times) where times > 1:
      (1..<times).map { .tap(widget: widget, times: $0) }
    case .wait(let milliseconds):
      [0, 1_000, 500, 100, 1].filter { Self.cost(of: $0) < Self.cost(of: milliseconds) }
        .map { .wait(milliseconds: $0) }
    case .type(let text, let field) where text.count > 1:
      [.type(text: String(text.prefix(1)), field: field)]
    case .select(let list, let row) where row > 0: [.select(list: list, row: 0)]
    case .respond(let number): (1..<number).map { .respond(request: $0) }
    case .fail(.number(let number), let error):
      (1...number).map { .respond(request: $0) }
        + (1..<number).map { .fail(.number($0), error: error) }
        + Self.simpler(than: error).map { .fail(.number(number), error: $0) }
    case .fail(.next, let error):
      Self.simpler(than: error).map { .fail(.next, error: $0) }
    default: []
    }
  }

  /// The errors that stand before an error.
  private static func simpler(than error: ServerError) -> ArraySlice<ServerError> {
    ServerError.allCases.prefix { $0 != error }
  }

  /// How hard a time is to read: by its digits, then by its length.
  private static func cost(of milliseconds: Int) -> Int {
    Seconds.text(milliseconds).count * 100_000 + milliseconds
  }
}
