import CommonMark

/// What follows the opening fence of code: of it only the language has a meaning here.
enum FenceInfos {
  /// Leaves the name of the language alone: `rust,ignore`, `{.python}` and `go {linenos=true}`.
  static func simplify(in text: inout TrackedText) {
    guard text.bytes.first("```", from: 0) != nil || text.bytes.first("~~~", from: 0) != nil else {
      return
    }
    let infos = Prose(text).code.blocks.compactMap(\.info)
    text.apply(
      infos.compactMap { range in
        let info = text.string(range)
        let language = language(info)
        return language == info.trimmed ? nil : TextEdit(range, language)
      })
  }

  /// The name of the language in an info string; empty if there is none.
  static func language(_ info: String) -> String {
    let bare = info.trimmed.drop { "{.".contains($0) }
    return String(bare.prefix { !$0.isWhitespace && !",{}:;[".contains($0) })
  }
}
