import Foundation

/// An address of the web, without the place on the page.
struct WebAddress: Hashable, Comparable, Codable {
  let text: String

  /// Reads an address; `nil` for one that no web server is asked for.
  init?(_ url: String) {
    // Spaces and letters beyond ASCII are encoded as browsers do.
    let bare = url.prefix { $0 != "#" }
    guard let parsed = URL(string: bare.hasPrefix("//") ? "https:\(bare)" : String(bare)),
      let scheme = parsed.scheme?.lowercased(), scheme == "https" || scheme == "http",
      parsed.host?.isEmpty == false
    else { return nil }
    text = parsed.absoluteString
  }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The host, and the port if one is named.
  var host: String {
    let url = URL(string: text)
    return (url?.host ?? "").lowercased() + (url?.port.map { ":\($0)" } ?? "")
  }

  static func < (left: WebAddress, right: WebAddress) -> Bool { left.text < right.text }
}
