/// The plans of all pages, and which of them are a text's or a taxonomy's.
struct PagePlans: Sendable {
  /// By the file that the page is written to.
  private(set) var byFile: [String: PagePlan] = [:]
  /// The files of the pages that each text or taxonomy has, in order.
  private var files: [PlanOrigin: [String]] = [:]

  /// Reserves room for a number of plans.
  mutating func reserveCapacity(_ count: Int) {
    byFile.reserveCapacity(count)
    files.reserveCapacity(count)
  }

  /// Enters the plans for a text or a taxonomy, or of a page that a report made.
  ///
  /// - Returns: Those whose place another page has already, with the other, which goes.
  mutating func insert(
    _ plans: [PagePlan], for origin: PlanOrigin?
  ) -> [(plan: PagePlan, other: PagePlan)] {
    if let origin { files[origin] = plans.map(\.outputPath) }
    return plans.compactMap { plan in
      byFile.updateValue(plan, forKey: plan.outputPath).map { (plan, $0) }
    }
  }

  /// Puts plans in the place of those that a text or a taxonomy has, if they are for the same
  /// files.
  ///
  /// - Returns: Whether they are.
  mutating func replace(_ plans: [PagePlan], for origin: PlanOrigin) -> Bool {
    guard files[origin] == plans.map(\.outputPath) else { return false }
    for plan in plans { byFile[plan.outputPath] = plan }
    return true
  }
}

/// The origin of plans: a text or a taxonomy.
enum PlanOrigin: Hashable, Sendable {
  /// A text, by its path below `content/`.
  case text(String)
  /// A taxonomy, by its name.
  case taxonomy(String)
}
