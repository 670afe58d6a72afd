/// Which words are numbers, and which name what this site counts.
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

  /// Whether a word is a number from 2 on, or 0; *one* is an article as often.
  static func isNumber(_ word: String) -> Bool {
    if word.first?.isNumber == true {
      return word.allSatisfy { $0.isNumber || ",.".contains($0) }
    }
    if words.contains(word) { return true }
    let parts = word.split(separator: "-").map(String.init)
    return parts.count > 1 && parts.allSatisfy(units.contains)
  }

  /// Whether digits are grouped: nobody writes so but of what was counted.
  static func isGrouped(_ word: String) -> Bool {
    word.wholeMatch(of: #/\d{1,3}(,\d{3})+(\.\d+)?/#) != nil
  }

  /// Parts of a whole, before *of*.
  static let parts: Set<String> = [
    "half", "third", "thirds", "quarter", "quarters", "fifth", "fifths", "tenth", "tenths",
  ]

  /// Times, before *as many*.
  static let times: Set<String> = ["twice", "thrice"]

  /// Words after which something else is named: *two differ in calls*.
  static let links: Set<String> = [
    "are", "as", "at", "by", "for", "from", "in", "is", "on", "than", "that", "to", "which", "with",
  ]

  /// What has as many of it as the site counts: *sends four*.
  static let verbs: Set<String> = [
    "calls", "costs", "counts", "creates", "makes", "needs", "notifies", "passes", "reads", "sends",
    "takes", "writes",
  ]

  /// What is done to what the site counts: *four are written*.
  static let done: Set<String> = [
    "called", "counted", "created", "delivered", "made", "needed", "notified", "passed", "read",
    "sent", "written",
  ]

  /// What the site counts, one of it: in sources, in recordings, in tests, and what it is made of.
  private static let nouns = [
    "accessor", "architecture", "arrow", "binding", "call", "class", "closure", "cycle", "decision",
    "delivery", "double", "effect", "file", "hop", "implementation", "line", "member", "message",
    "method", "notification", "object", "observer", "participant", "pattern", "property",
    "protocol", "read", "recording", "registration", "request", "role", "sample", "scenario",
    "seam", "subscription", "test", "token", "type", "write",
  ]

  /// What is counted, one of it; some of these words are verbs as well.
  static let singular = Set(nouns)
  /// What is counted, several of it.
  static let plural = Set(nouns.map(plural))

  private static func plural(_ noun: String) -> String {
    if noun.hasSuffix("y") { return noun.dropLast() + "ies" }
    return noun + (noun.hasSuffix("s") ? "es" : "s")
  }
}
