/// The words for numbers, and the nouns and verbs for what this site counts.
enum Numerals {
  private static let small = [
    "zero", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let large = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred",
    "hundreds", "thousand", "thousands", "dozen", "dozens", "million", "millions",
  ]
  private static let words = Set(small + large)
  private static let units = words.union(["one"])

  /// Returns whether a word is a number other than *one*, which is often an article.
  static func isNumber(_ word: String) -> Bool {
    if word.first?.isNumber == true {
      return word.allSatisfy { $0.isNumber || ",.".contains($0) }
    }
    if words.contains(word) { return true }
    let parts = word.split(separator: "-").map(String.init)
    return parts.count > 1 && parts.allSatisfy(units.contains)
  }

  /// Returns whether digits are grouped; only counted numbers are written this way.
  static func isGrouped(_ word: String) -> Bool {
    word.wholeMatch(of: #/\d{1,3}(,\d{3})+(\.\d+)?/#) != nil
  }

  /// Fractions, before *of*.
  static let parts: Set<String> = [
    "half", "third", "thirds", "quarter", "quarters", "fifth", "fifths", "tenth", "tenths",
  ]

  /// Multiples, before *as many*.
  static let times: Set<String> = ["twice", "thrice"]

  /// Words that end the search for a noun, because they begin a phrase: *two differ in calls*.
  static let links: Set<String> = [
    "are", "as", "at", "by", "for", "from", "in", "is", "on", "than", "that", "to", "which", "with",
  ]

  /// The verbs whose object is counted: *sends four*.
  static let verbs: Set<String> = [
    "calls", "costs", "counts", "creates", "makes", "needs", "notifies", "passes", "reads", "sends",
    "takes", "writes",
  ]

  /// The participles that describe counted actions: *four are written*.
  static let done: Set<String> = [
    "called", "counted", "created", "delivered", "made", "needed", "notified", "passed", "read",
    "sent", "written",
  ]

  /// The nouns that the site counts in sources, recordings and tests, in the singular.
  private static let nouns = [
    "accessor", "architecture", "arrow", "binding", "call", "class", "closure", "cycle", "decision",
    "delivery", "double", "effect", "file", "hop", "implementation", "line", "member", "message",
    "method", "notification", "object", "observer", "participant", "pattern", "property",
    "protocol", "read", "recording", "registration", "request", "role", "sample", "scenario",
    "seam", "subscription", "test", "token", "type", "write",
  ]

  /// The counted nouns in the singular; some are verbs as well.
  static let singular = Set(nouns)
  /// The counted nouns in the plural.
  static let plural = Set(nouns.map(plural))

  private static func plural(_ noun: String) -> String {
    if noun.hasSuffix("y") { return noun.dropLast() + "ies" }
    return noun + (noun.hasSuffix("s") ? "es" : "s")
  }
}
