import HTMLTags

/// The shortcodes that generators bring along, or that nearly every site defines alike.
enum UsualShortcodes {
  /// The replacement of a shortcode; `nil` for one that only its site knows.
  static func replacement(_ call: ShortcodeCall) -> ShortcodeReplacement? {
    let name = call.name.split(separator: "/").last?.lowercased() ?? ""
    switch name {
    case "figure", "image", "img", "picture": return figure(call)
    case "highlight", "code": return code(call)
    case "mermaid", "goat":
      return call.inner.map {
        ShortcodeReplacement(
          text: QuotedCode.block(trimmedLines($0), language: name), isBlock: true,
          remark: "the diagram is shown as its source")
      }
    case "comment": return call.inner == nil ? nil : ShortcodeReplacement(text: "")
    case "raw", "rawhtml", "html": return call.inner.map { ShortcodeReplacement(text: $0) }
    case "details", "expand", "collapse", "spoiler": return details(call)
    case "tabs", "tabpane", "tab", "tabitem":
      return tab(call, isOne: name.hasPrefix("tab") && !["tabs", "tabpane"].contains(name))
    default: return alert(call, named: name) ?? embedded(call, named: name)
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
    return ShortcodeReplacement(
      text: "<figure>\n\n\(linked)\n\n<figcaption>\n\n\(caption)\n\n</figcaption>\n</figure>",
      isBlock: true)
  }

  private static func code(_ call: ShortcodeCall) -> ShortcodeReplacement? {
    guard let inner = call.inner else { return nil }
    let language = call.arguments.value(at: 0, or: "lang", "language") ?? ""
    return ShortcodeReplacement(
      text: QuotedCode.block(trimmedLines(inner), language: language), isBlock: true)
  }

  private static func details(_ call: ShortcodeCall) -> ShortcodeReplacement? {
    guard let inner = call.inner else { return nil }
    let title = call.arguments.value(at: 0, or: "summary", "title") ?? "Details"
    return ShortcodeReplacement(
      text:
        "<details>\n<summary>\(title.escapedForHTML)</summary>\n\n\(inner.trimmed)\n\n</details>",
      isBlock: true)
  }

  private static func tab(_ call: ShortcodeCall, isOne: Bool) -> ShortcodeReplacement? {
    guard let inner = call.inner else { return nil }
    guard isOne else {
      return ShortcodeReplacement(
        text: inner.trimmed, isBlock: true, remark: "tabs are shown one below the other")
    }
    let title = call.arguments.value(at: 0, or: "name", "title", "header").map { "**\($0)**\n\n" }
    return ShortcodeReplacement(text: (title ?? "") + inner.trimmed, isBlock: true)
  }

  /// The kinds of alerts by the names that sites give them.
  private static let alerts: [String: String] = [
    "note": "NOTE", "info": "NOTE", "notice": "NOTE", "callout": "NOTE", "admonition": "NOTE",
    "alert": "NOTE", "hint": "TIP", "tip": "TIP", "success": "TIP", "important": "IMPORTANT",
    "warning": "WARNING", "warn": "WARNING", "attention": "WARNING", "caution": "CAUTION",
    "danger": "CAUTION", "error": "CAUTION",
  ]

  private static func alert(
    _ call: ShortcodeCall, named name: String
  ) -> ShortcodeReplacement? {
    guard let own = alerts[name], let inner = call.inner else { return nil }
    // `notice` and the like take their kind as an argument: `{{% notice tip %}}`.
    let argument = call.arguments.value(at: 0, or: "type", "style", "color", "context", "level")
    let kind = argument.flatMap { alerts[$0.lowercased()] } ?? own
    let isTitle = argument.map { alerts[$0.lowercased()] == nil } ?? false
    let title = call.arguments.value("title") ?? (isTitle ? argument : nil)
    let body = (title.map { "**\($0)**\n\n" } ?? "") + inner.trimmed
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }
    return ShortcodeReplacement(
      text: "> [!\(kind)]\n" + lines.joined(separator: "\n"), isBlock: true)
  }

  /// Returns the replacement of what shows something of another site.
  ///
  /// It is a link that leads there.
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
        remark: "what was shown in the page is a link to it")
    }
  }

  /// An address as a link in Markdown has it.
  static func destination(_ address: String) -> String {
    address.contains { " ()<>".contains($0) }
      ? "<\(address.replacing("<", with: "%3C").replacing(">", with: "%3E"))>" : address
  }

  /// A text without the blank lines at its ends.
  private static func trimmedLines(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while let first = lines.first, first.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
