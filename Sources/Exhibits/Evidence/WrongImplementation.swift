public import Samples

/// A wrong implementation, kept as evidence: a mistake that is made in the wild, as small and as
/// plausible as it was there, and what catches it.
///
/// What is right is the implementation of the same sample
/// in the same pattern. Its files are copies of those of the right one, with the mistake; its types
/// have its name in front of theirs, so that `StillHearsStepCounterViewController` is compared with
/// `StepCounterViewController`. What it shares with the right one is linked from `Right`; only the
/// view controller of the search is there as a copy, with a protocol in place of its model, so
/// that wrong models can be given to it.
public nonisolated struct WrongImplementation: Exhibit {
  public static let kind = ExhibitKind.wrongImplementation
  /// Its name in addresses: `empty-until-tapped`.
  public let id: String
  /// The wrong app, under the pattern in whose manner it is written.
  public let implementation: Implementation
  /// The findings that catch it; nothing else does.
  public let findings: MistakeFindings

  /// A wrong implementation.
  ///
  /// - Parameters:
  ///   - id: Its name in addresses, which is also that of its folder, as Swift writes it.
  ///   - implementation: The wrong app.
  ///   - findings: What catches it.
  init(_ id: String, in implementation: Implementation, caughtBy findings: MistakeFindings) {
    self.id = id
    self.implementation = implementation
    self.findings = findings
  }
}
