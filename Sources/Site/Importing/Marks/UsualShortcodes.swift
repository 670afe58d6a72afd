import HTMLTags

/// Shortcodes that are built into generators, or that most sites define alike.
enum UsualShortcodes {
  /// Returns the replacement of a shortcode; `nil` if it is specific to its site.
  static func replacement(_ call: ShortcodeCall) -> ShortcodeReplacement? {
    let name = call.name.split(separator: "/").last?.lowercased() ?? ""
    switch name {
    case "figure", "image", "img", "picture": return figure(call)
    case "comment": return call.inner.map { _ in ShortcodeReplacement(text: "") }
    default: break
    }
    guard let inner = call.inner else { return embedded(call, named: name) }
    switch name {
    case "highlight", "code":
      let language = call.arguments.value(at: 0, or: "lang", "language") ?? ""
      return .block(QuotedCode.block(inner.trimmedLines, language: language))
    case "mermaid", "goat":
      return .block(
        QuotedCode.block(inner.trimmedLines, language: name),
        remark: "the diagram is shown as source code")
    case "raw", "rawhtml", "html": return ShortcodeReplacement(text: inner)
    case "details", "expand", "collapse", "spoiler":
      let title = call.arguments.value(at: 0, or: "summary", "title") ?? "Details"
      return .block(
        "<details>\n<summary>\(title.escapedForHTML)</summary>\n\n\(inner.trimmed)\n\n</details>")
    case "tabs", "tabpane":
      return .block(inner.trimmed, remark: "the tabs are shown one below the other")
    case "tab", "tabitem":
      return .block(
        inner.trimmed, title: call.arguments.value(at: 0, or: "name", "title", "header"))
    default: return alert(call, inner, named: name) ?? embedded(call, named: name)
    }
  }

  private static func figure(_ call: ShortcodeCall) -> ShortcodeReplacement? {
    guard let source = call.arguments.value(at: 0, or: "src", "url", "path", "link") else {
      return nil
    }
    let title = call.arguments.value("title")
    let caption = [
      title.map { "**\($0)**" }, call.arguments.value("caption") ?? call.inner?.trimmed,
    ]
    .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    let alternative = call.arguments.value("alt") ?? call.arguments.value("caption") ?? title ?? ""
    let label = alternative.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing("\n", with: " ")
    let image = "![\(label)](\(destination(source)))"
    let linked =
      call.arguments.value("link").map { $0 == source ? image : "[\(image)](\(destination($0)))" }
      ?? image
    guard !caption.isEmpty else { return ShortcodeReplacement(text: linked) }
    return .block(
      "<figure>\n\n\(linked)\n\n<figcaption>\n\n\(caption)\n\n</figcaption>\n</figure>")
  }

  /// The kinds of alerts, by the names that sites use.
  private static let alerts: [String: String] = [
    "note": "NOTE", "info": "NOTE", "notice": "NOTE", "callout": "NOTE", "admonition": "NOTE",
    "alert": "NOTE", "hint": "TIP", "tip": "TIP", "success": "TIP", "important": "IMPORTANT",
    "warning": "WARNING", "warn": "WARNING", "attention": "WARNING", "caution": "CAUTION",
    "danger": "CAUTION", "error": "CAUTION",
  ]

  private static func alert(
    _ call: ShortcodeCall, _ inner: String, named name: String
  ) -> ShortcodeReplacement? {
    guard let own = alerts[name] else { return nil }
    // `notice` and similar shortcodes take their kind as an argument: `{{% notice tip %}}`.
    let argument = call.arguments.value(at: 0, or: "type", "style", "color", "context", "level")
    let kind = argument.flatMap { alerts[$0.lowercased()] }
    let title = call.arguments.value("title") ?? (kind == nil ? argument : nil)
    let body = ShortcodeReplacement.block(inner.trimmed, title: title).text
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }
    return .block("> [!\(kind ?? own)]\n" + lines.joined(separator: "\n"))
  }

  /// Returns a link that replaces embedded content of another site.
  private static func embedded(
    _ call: ShortcodeCall, named name: String
  ) -> ShortcodeReplacement? {
    let first = call.arguments.value(at: 0, or: "id")
    let second = call.arguments.value(at: 1, or: "id")
    let link: (text: String, url: String)?
    switch name {
    case "youtube", "youtube_lite":
      link = first.map { ("Video on YouTube", "https://www.youtube.com/watch?v=\($0)") }
    case "vimeo", "vimeo_simple": link = first.map { ("Video on Vimeo", "https://vimeo.com/\($0)") }
    case "gist":
      link = first.map { user in
        ("Gist", "https://gist.github.com/" + (second.map { "\(user)/\($0)" } ?? user))
      }
    case "tweet", "twitter", "x", "x_simple", "twitter_simple":
      let user = call.arguments.value("user") ?? (second == nil ? "i/web" : first)
      link = (second ?? first).map {
        ("Post on X", "https://x.com/\(user ?? "i/web")/status/\($0)")
      }
    case "instagram", "instagram_simple":
      link = first.map { ("Post on Instagram", "https://www.instagram.com/p/\($0)/") }
    default: link = nil
    }
    return link.map {
      ShortcodeReplacement(
        text: "[\($0.text)](\(destination($0.url)))",
        remark: "the embedded content is now a link")
    }
  }

  /// Returns an address in the notation of Markdown links.
  static func destination(_ address: String) -> String {
    address.contains { " ()<>".contains($0) }
      ? "<\(address.replacing("<", with: "%3C").replacing(">", with: "%3E"))>" : address
  }
}

/// Temporary addresses of references, which the link pass replaces.
///
/// A mark such as `{{< ref "about.md" >}}` refers to a text whose new path is only known when all
/// texts have been read.
enum LinkMarks {
  /// The scheme of these addresses.
  static let scheme = "import-reference:"

  /// Returns the address for a reference to a text.
  static func reference(_ name: String) -> String {
    let plain = name.replacing(" ", with: "%20").replacing("(", with: "%28")
    return scheme + plain.replacing(")", with: "%29")
  }

  /// Indicates whether such an address may contain a byte.
  static func mayHold(_ byte: UInt8) -> Bool {
    byte > 0x20 && !"()[]<>\"'`,;".utf8.contains(byte)
  }

  /// Returns the name in such an address; `nil` for any other address.
  static func name(in address: String) -> String? {
    address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : nil
  }
}
