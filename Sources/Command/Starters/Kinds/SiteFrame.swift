/// The files that surround the texts of a new site, filled in for one site.
struct SiteFrame {
  /// The title of the site.
  let title: String
  /// The date on which the site is begun, as front matter has dates.
  ///
  /// What is written then says so, and no build asks a clock.
  let date: StartingDate
  /// Says whether pages may show nothing that comes from elsewhere.
  ///
  /// Texts that were written for another generator show pictures of other sites, and have styles of
  /// their own.
  let isStrict: Bool

  /// All files of the site that is begun.
  var files: [StarterFile] {
    ResourceFolder(name: "site").files([
      "title": title, "sources": sources, "today": date.text, "before": date.weekBefore,
    ])
  }

  private var sources: String {
    isStrict
      ? "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
        + "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'"
      : "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; "
        + "media-src 'self' https:; frame-src https:; base-uri 'none'; form-action 'self'"
  }
}
