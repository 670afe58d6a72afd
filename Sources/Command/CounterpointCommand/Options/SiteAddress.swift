public import ArgumentParser
public import StaticSite

extension CalendarDate: ExpressibleByArgument {
  /// A date on the command line; `nil` if the text is none.
  public init?(argument: String) { self.init(argument) }
}

/// The address at which a site will be.
struct SiteAddress: ExpressibleByArgument {
  /// The address, ending in `/`.
  let url: String

  /// An address on the command line; `nil` if a site cannot be there.
  init?(argument: String) {
    guard let url = SiteConfiguration.normalizedBaseURL(argument) else { return nil }
    self.url = url
  }
}
