public import Diagnostics
import Documents

extension SiteConfiguration {
  /// The faults that a site may bear: each leaves a page that can be read.
  ///
  /// A site that has been moved from elsewhere has such faults before they can be mended.
  public static let bearableFaults: [DiagnosticID] = [
    .brokenAnchor, .brokenLink, .controlCharacter, .missingAlternativeText, .openCode,
    .repeatedAnchor, .tableColumns, .unknownDirective, .unsafeLink,
  ]
}

extension Fields {
  /// The faults that are only warnings in a site; none if the key is not there.
  func borneFaults() -> Set<DiagnosticID> {
    let faults = SiteConfiguration.bearableFaults
    let named = optionalChoices("warnings", of: faults.map(\.rawValue)) ?? []
    return Set(faults.filter { fault in named.contains { $0.text == fault.rawValue } })
  }
}
