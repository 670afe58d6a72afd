import CommonMark
import Foundation

/// The `id` of a heading as GitHub, Hugo and mdBook make it.
enum GitHubSlugs {
  static func slug(_ text: String) -> String {
    var maker = AnchorMaker()
    return maker.anchor(for: text)
  }
}

/// The `id` of a heading as kramdown makes it: from its first letter on.
enum KramdownSlugs {
  static func slug(_ text: String) -> String {
    let rest = text.drop { !($0.isASCII && $0.isLetter) }
    let kept = rest.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return kept.lowercased().replacing(" ", with: "-")
  }
}

/// The `id` of a heading as Zola makes it: words in ASCII, joined by single hyphens.
enum ZolaSlugs {
  static func slug(_ text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil).lowercased()
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
  }
}
