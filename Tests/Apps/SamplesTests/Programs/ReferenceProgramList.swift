import Samples

/// The rules of the list of programs a second time, by numbers of rows, and with an edge that is
/// armed and released.
struct ReferenceProgramList: Hashable {
  enum Task: Hashable { case refreshing, loadingMore }

  /// The number of programs that the server has.
  let total: Int
  var rows = 0
  var firstRow = 0
  var task: Task?
  var error: ServerError?
  var isArmed = false
  var isLastPage = true

  mutating func apply(_ operation: ProgramOperation) {
    switch operation {
    case .refresh:
      if task != .refreshing { begin(.refreshing) }
    case .answer: answer()
    case .failOffline: fail(.offline)
    case .failToken: fail(.token)
    case .scrollToTop, .scrollNearBottom, .scrollToBottom:
      firstRow = operation.offset(of: rows) ?? 0
      if firstRow + 8 < rows { isArmed = true } else { reachBottom() }
    }
  }

  private mutating func begin(_ task: Task) {
    self.task = task
    error = nil
  }

  private mutating func answer() {
    guard let task else { return }
    self.task = nil
    let offset = task == .refreshing ? 0 : rows
    let received = min(25, total - offset)
    rows = offset + received
    isLastPage = received < 25
    isArmed = true
    firstRow = min(firstRow, max(0, rows - 8))
    if firstRow + 8 >= rows { reachBottom() }
  }

  private mutating func fail(_ error: ServerError) {
    guard task != nil else { return }
    task = nil
    self.error = error
  }

  private mutating func reachBottom() {
    guard isArmed else { return }
    isArmed = false
    if task == nil, !isLastPage { begin(.loadingMore) }
  }

  /// The request as the list names it.
  var request: ProgramRequest? {
    switch task {
    case .refreshing: .refresh
    case .loadingMore: .more(from: rows)
    case nil: nil
    }
  }
}
