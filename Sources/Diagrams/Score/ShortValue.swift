/// A rendered value with less around it: `Tally(digits: [1, 0])` is `[1, 0]`, and `Setup()` is `Setup`.
///
/// A type's name says little beside its only value, and a recording has the whole. What does not
/// balance, because it was cut, is left as it is.
enum ShortValue {
  static func text(_ value: String) -> String {
    var result = ""
    var rest = value[...]
    while let first = rest.first {
      if first == "\"" {
        let end = endOfText(rest)
        result += rest[..<end]
        rest = rest[end...]
      } else if first.isLetter || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest = rest[name.endIndex...]
        if name.first?.isUppercase == true, let inside = inside(rest) {
          result += unwrapped(inside, in: name)
          rest = rest[rest.index(after: inside.endIndex)...]
        } else {
          result += name
        }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands for a value of a type: the type's name, the only value in it, or both.
  private static func unwrapped(_ inside: Substring, in name: Substring) -> String {
    let values = split(inside)
    switch values.count {
    case 0: return String(name)
    case 1:
      let label = inside.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = inside[label.endIndex...]
      return text(String(rest.hasPrefix(": ") ? rest.dropFirst(2) : inside))
    default: return "\(name)(\(text(String(inside))))"
    }
  }

  /// What stands between the parentheses that a text begins with; nothing if they do not close.
  private static func inside(_ text: Substring) -> Substring? {
    guard text.first == "(" else { return nil }
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\"":
        index = endOfText(text[index...])
        continue
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  /// The values of a list, at its commas.
  private static func split(_ list: Substring) -> [Substring] {
    guard !list.isEmpty else { return [] }
    var depth = 0
    var isQuoted = false
    return list.split(omittingEmptySubsequences: false) { character in
      switch character {
      case "\"": isQuoted.toggle()
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ",": return depth == 0 && !isQuoted
      default: break
      }
      return false
    }
  }

  /// Where a quoted text ends: after its second quotation mark.
  private static func endOfText(_ text: Substring) -> Substring.Index {
    let inner = text.dropFirst()
    return inner.firstIndex(of: "\"").map(inner.index(after:)) ?? text.endIndex
  }
}
