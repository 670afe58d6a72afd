import CommonMark

/// The info after the opening fence of code, of which only the language has a meaning here.
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

/// Lines of Rust that mdBook hides from readers: those that begin with `#` and a space.
enum HiddenLines {
  /// Leaves them out, since there is no button here by which readers could see them.
  static func remove(from text: inout TrackedText) {
    let blocks = Prose(text).code.blocks.filter { block in
      block.info.map { FenceInfos.language(text.string($0)) == "rust" } ?? false
    }
    var edits: [TextEdit] = []
    for block in blocks {
      var start = block.content.lowerBound
      while start < block.content.upperBound {
        let end = min(text.bytes.lineEnd(start) + 1, block.content.upperBound)
        let line = text.string(start..<end)
        let bare = line.drop { $0 == " " || $0 == "\t" }
        if bare.hasPrefix("# ") || bare.trimmed == "#" {
          edits.append(TextEdit(start..<end, ""))
        } else if bare.hasPrefix("##") {
          let mark = end - bare.utf8.count
          edits.append(TextEdit(mark..<(mark + 1), ""))
        }
        start = end
      }
    }
    text.apply(edits)
  }
}
