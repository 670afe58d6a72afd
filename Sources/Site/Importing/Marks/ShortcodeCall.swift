/// A shortcode with what is between its marks, ready to be put in other words.
struct ShortcodeCall {
  let name: String
  let arguments: MarkArguments
  /// What is between the marks, its own marks replaced; `nil` if there is no closing mark.
  let inner: String?
}

/// What replaces a shortcode.
struct ShortcodeReplacement {
  /// The Markdown.
  let text: String
  /// Whether it needs lines of its own.
  var isBlock = false
  /// What a reader no longer sees, if anything.
  var remark: String?
}
