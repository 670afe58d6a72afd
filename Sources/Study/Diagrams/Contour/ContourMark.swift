/// One mark of a contour: what passes from one lane to another, or happens within one.
struct ContourMark: Sendable, Hashable {
  /// The kind of stroke with which it is drawn; later ones lie upon earlier ones.
  enum ContourStroke: String, Sendable, Hashable, CaseIterable {
    /// A life, a binding or a piece of work that begins or ends.
    case life
    case read, call, notify, state, effect, redundant
  }

  let kind: ContourStroke
  /// The lane from which it comes; `nil` where no participant acts.
  let from: Int?
  /// The lane in which it ends.
  let to: Int

  /// The mark of a row; `nil` for what no participant has a part in.
  init?(_ row: SequenceRow, from: Int?, to: Int?) {
    guard let lane = to ?? from else { return nil }
    let kind: ContourStroke? =
      switch row.kind {
      case .input: nil
      case .call, .own: .call
      case .read: .read
      case .notify: .notify
      case .state: .state
      case .effect, .navigate: row.isRedundant ? .redundant : .effect
      case .resume, .schedule, .bind, .unbind, .create, .destroy: .life
      }
    guard let kind else { return nil }
    self.kind = kind
    // What is shown is a mark of its own in the lane that shows it, whoever caused it.
    self.from = kind == .effect || kind == .redundant || kind == .state ? nil : from
    self.to = lane
  }
}
