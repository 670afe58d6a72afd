/// A hand-written number of something that the site counts, with the words up to the noun.
struct HandWrittenNumber: Hashable {
  /// The range among the words.
  let range: ClosedRange<Int>

  /// The numbers in a text, in order.
  ///
  /// A number counts if at most two words separate it from a following noun that the site counts
  /// (*four more patterns*), if it follows such a noun (*hops: 4*, *the hops are four*), or if
  /// something is sent, written or needed (*sends four*, *four are written*). Fractions (*a third
  /// of the lines*), multiples (*twice as many*), percentages (*40 %*), grouped digits (*7,578*),
  /// and a number alone in a table's cell are found whatever they count.
  ///
  /// - Complexity: O(*n*) in the number of words.
  static func all(in words: [ProseWord]) -> [HandWrittenNumber] {
    var found: [HandWrittenNumber] = []
    var index = 0
    while index < words.count {
      guard let range = range(at: index, in: words) else {
        index += 1
        continue
      }
      found.append(HandWrittenNumber(range: range))
      index = range.upperBound + 1
    }
    return found
  }

  private static func range(at index: Int, in words: [ProseWord]) -> ClosedRange<Int>? {
    let word = words[index].folded
    if Numerals.isNumber(word) {
      if follows(words, index, { $0 == "%" || $0 == "percent" }) { return index...(index + 1) }
      let names = word == "1" ? Numerals.singular : Numerals.plural
      if let end = noun(after: index, in: words, from: names) { return index...end }
      if follows(words, index, { ["are", "were"].contains($0) }),
        follows(words, index + 1, Numerals.done.contains)
      {
        return index...(index + 2)
      }
      if follows(words, index, { $0 == "times" }) {
        return comparison(after: index + 1, in: words).map { index...$0 }
      }
      return Numerals.isGrouped(word) || isCell(index, in: words) ? index...index : nil
    }
    if Numerals.times.contains(word) {
      return comparison(after: index, in: words).map { index...$0 }
    }
    if Numerals.parts.contains(word) {
      let isOf = follows(words, index) { $0 == "of" }
      if word == "half" || isOf, let end = noun(after: index, in: words) { return index...end }
      let isPart =
        index > 0 && !words[index].isApart
        && (words[index - 1].folded == "a" || Numerals.isNumber(words[index - 1].folded))
        && (isOf || follows(words, index) { $0 == "are" })
      return isPart && word != "half" ? (index - 1)...(index + 1) : nil
    }
    if word == "one" { return one(at: index, in: words) }
    let isCounted = Numerals.plural.contains(word) || Numerals.singular.contains(word)
    return (isCounted ? number(after: index, in: words) : nil) ?? object(of: index, in: words)
  }

  private static func follows(
    _ words: [ProseWord], _ index: Int, _ isIt: (String) -> Bool
  ) -> Bool {
    index + 1 < words.count && !words[index + 1].isApart && isIt(words[index + 1].folded)
  }

  /// Returns the index of the counted noun, after at most two words that are not numbers.
  private static func noun(
    after index: Int, in words: [ProseWord], from names: Set<String> = Numerals.plural
  ) -> Int? {
    var between = 0
    for next in (index + 1)..<max(words.count, index + 1) {
      let word = words[next].folded
      guard !words[next].isApart else { return nil }
      if names.contains(word) { return next }
      if Numerals.isNumber(word) { continue }
      if Numerals.links.contains(word) { return nil }
      between += 1
      if between > 2 { return nil }
    }
    return nil
  }

  /// Matches *as many messages* or *the messages*, after *twice* or *three times*.
  private static func comparison(after index: Int, in words: [ProseWord]) -> Int? {
    guard follows(words, index, { ["as", "the", "more", "fewer"].contains($0) }) else { return nil }
    if follows(words, index + 1, { ["many", "much", "few", "often"].contains($0) }) {
      return noun(after: index + 2, in: words) ?? index + 2
    }
    return noun(after: index, in: words)
  }

  /// Matches *exactly one message* or *one hop more*, where *one* is not an article.
  private static func one(at index: Int, in words: [ProseWord]) -> ClosedRange<Int>? {
    let more: Set = ["more", "fewer", "less", "further"]
    let names = Numerals.singular.union(Numerals.plural)
    guard let end = noun(after: index, in: words, from: names) else { return nil }
    let isBefore =
      index > 0 && !words[index].isApart
      && ["exactly", "only", "just"].contains(words[index - 1].folded)
    let isMore = words[index...end].contains { more.contains($0.folded) }
    return isBefore || isMore || follows(words, end, more.contains) ? index...end : nil
  }

  /// Matches *hops: 4* or *the hops are four*.
  private static func number(after index: Int, in words: [ProseWord]) -> ClosedRange<Int>? {
    let next = index + 1
    guard next < words.count else { return nil }
    if words[next].isApart {
      let isNumber = words[next].sign == ":" && Numerals.isNumber(words[next].folded)
      return isNumber ? index...next : nil
    }
    guard ["is", "are", "was", "were", "number", "total"].contains(words[next].folded),
      follows(words, next, Numerals.isNumber)
    else { return nil }
    return index...(next + 1)
  }

  /// Matches *sends four* or *needs all nine*: a number as the object that ends a clause.
  private static func object(of index: Int, in words: [ProseWord]) -> ClosedRange<Int>? {
    guard Numerals.verbs.contains(words[index].folded) else { return nil }
    let isAll = follows(words, index) { ["all", "only", "just", "exactly"].contains($0) }
    let number = index + (isAll ? 2 : 1)
    guard follows(words, number - 1, Numerals.isNumber) else { return nil }
    return number + 1 == words.count || words[number + 1].isApart ? index...number : nil
  }

  /// Returns whether a number is alone in a table's cell.
  private static func isCell(_ index: Int, in words: [ProseWord]) -> Bool {
    guard words[index].sign == "|" else { return false }
    return index + 1 == words.count || words[index + 1].isApart
  }
}
