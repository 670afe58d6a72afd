/// The rules of the search a second time, by numbers of rows, and with an edge that is armed and
/// released.
struct ReferenceSearch: Hashable {
  var query = ""
  var rows = 0
  var firstRow = 0
  var hasAnswer = false
  var isUnderWay = false
  var isArmed = false

  /// All logins that match, in the order of the sample's description.
  var matches: [String] {
    let logins = """
      viola violin violone oboe cello piccolo trombone saxophone xylophone bassoon contrabassoon \
      cornetto accordion mandolin piano organ vibraphone euphonium theorbo bongo koto ocarina harp
      """
    return logins.split(separator: " ").map(String.init).filter { $0.contains(query) }
  }

  mutating func apply(_ operation: SearchOperation) {
    switch operation {
    case .search(let query):
      if query.isEmpty {
        self = ReferenceSearch()
      } else if query != self.query || !hasAnswer && !isUnderWay {
        self = ReferenceSearch(query: query, isUnderWay: true)
      }
    case .answer:
      guard isUnderWay else { return }
      (isUnderWay, hasAnswer, isArmed) = (false, true, true)
      rows = min(rows + 10, matches.count)
      reachBottom()
    case .fail: isUnderWay = false
    case .scrollToTop, .scrollNearBottom, .scrollToBottom:
      firstRow = operation.offset(of: rows) ?? 0
      if firstRow + 8 < rows { isArmed = true } else { reachBottom() }
    }
  }

  private mutating func reachBottom() {
    guard isArmed, firstRow + 8 >= rows else { return }
    isArmed = false
    if !isUnderWay, rows < matches.count { isUnderWay = true }
  }
}
