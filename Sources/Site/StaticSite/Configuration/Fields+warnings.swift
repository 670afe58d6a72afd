public import Diagnostics
import Documents

extension SiteConfiguration {
  /// The faults that a site may have reported as warnings: each leaves a page that can be read.
  ///
  /// A site that has been imported has such faults before they can be corrected.
  public static let faultsAllowedAsWarnings: [DiagnosticID] = [
    .brokenAnchor, .brokenLink, .controlCharacter, .missingAlternativeText, .openCode,
    .repeatedAnchor, .tableColumns, .unknownDirective, .unsafeLink,
  ]
}

extension Fields {
  /// The faults that are only warnings in a site; none if the key is not there.
  func faultsAsWarnings() -> Set<DiagnosticID> {
    let faults = SiteConfiguration.faultsAllowedAsWarnings
    let named = optionalChoices("warnings", of: faults.map(\.rawValue)) ?? []
    return Set(faults.filter { fault in named.contains { $0.text == fault.rawValue } })
  }
}
