import Diagnostics

/// A folder of texts that `site.yml` names.
struct NamedFolder: Hashable, Sendable {
  /// Its path below `content/`, ending in `/`; empty for the whole of it.
  let path: String
  /// As written.
  let written: String
  /// Where it is named.
  let location: SourceLocation
}
