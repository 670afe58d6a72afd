/// What happens in a preview, for the caller to report.
public enum PreviewEvent: Sendable {
  /// It can be looked at, at this address.
  case listening(address: String)
  /// Files have changed, and the site is being brought up to date.
  case updating(FileChanges)
  /// The site is up to date, and the pages have been notified.
  case updated(PreviewedState, after: Duration)
}
