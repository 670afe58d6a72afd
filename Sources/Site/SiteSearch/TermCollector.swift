/// Takes texts apart into terms: words, folded (see ``FoldedScalar``).
///
/// A name written in capitals and small letters is a term as a whole, and so is each of its parts:
/// `viewDidLoad` gives `viewdidload`, `view`, `did` and `load`. An underscore parts words. Kana and
/// Chinese characters give terms of two neighbours each. A term is cut after 32 characters.
struct TermCollector {
  /// The terms.
  private(set) var terms = TermTable()
  /// The weight of each term: the sum of the weights of the places where it was met, by the term's
  /// number.
  private(set) var weights: [UInt8] = []

  private let common = FoldedScalar.common
  private var weight: UInt8 = 0
  private var word: [UInt8] = []
  private var partStarts: [Int] = []
  private var lastStart = 0
  private var capitals = 0
  private var isAfterSmall = false
  /// The last character of a run of ideographs, and whether it is alone so far.
  private var ideograph: (bytes: [UInt8], isAlone: Bool)?

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - weight: A power of two that says what kind of text it is.
  /// - Complexity: O(*n*).
  mutating func collect(_ text: String, weight: UInt8) {
    self.weight = weight
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x61...0x7A: append(small: byte)
      case 0x41...0x5A: append(capital: byte | 0x20)
      case 0x30...0x39: append(digit: byte)
      case 0..<0x80: endWord()
      default: append(scalar(byte, bytes, &index))
      }
    }
    endWord()
  }

  /// Reads the rest of a character of several bytes; a string's bytes are always whole.
  private func scalar(_ first: UInt8, _ bytes: [UInt8], _ index: inout Int) -> UInt32 {
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(first) & (0x3F >> UInt32(length))
    for byte in bytes[index..<(index + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    index += length
    return value
  }
}

// MARK: Words

extension TermCollector {
  private mutating func append(small byte: UInt8) {
    if capitals > 1 { partStarts.append(lastStart) }
    append(byte, isCapital: false)
  }

  private mutating func append(capital byte: UInt8) {
    if isAfterSmall { partStarts.append(word.count) }
    append(byte, isCapital: true)
  }

  /// A digit belongs to what it follows, and nothing begins after it but with a capital.
  private mutating func append(digit byte: UInt8) { append(byte, isCapital: false) }

  private mutating func append(_ byte: UInt8, isCapital: Bool) {
    if ideograph != nil { endIdeographs() }
    lastStart = word.count
    word.append(byte)
    capitals = isCapital ? capitals + 1 : 0
    isAfterSmall = !isCapital
  }

  private mutating func append(_ value: UInt32) {
    let folded =
      value < 0x600 ? common[Int(value)] : Unicode.Scalar(value).flatMap(FoldedScalar.init)
    guard let folded else { return endWord() }
    guard !folded.bytes.isEmpty else { return }
    if folded.isIdeograph {
      append(ideographs: folded.bytes)
      return
    }
    if ideograph != nil { endIdeographs() }
    if folded.isUppercase, isAfterSmall { partStarts.append(word.count) }
    if !folded.isUppercase, capitals > 1 { partStarts.append(lastStart) }
    lastStart = word.count
    word += folded.bytes
    capitals = folded.isUppercase ? capitals + 1 : 0
    isAfterSmall = !folded.isUppercase
  }

  private mutating func endWord() {
    if ideograph != nil { endIdeographs() }
    guard !word.isEmpty else { return }
    insert(0..<word.count)
    if !partStarts.isEmpty {
      var start = 0
      for end in partStarts + [word.count] where end > start {
        if end - start < word.count { insert(start..<end) }
        start = end
      }
      partStarts.removeAll(keepingCapacity: true)
    }
    word.removeAll(keepingCapacity: true)
    capitals = 0
    isAfterSmall = false
  }

  private mutating func append(ideographs bytes: [UInt8]) {
    if ideograph == nil { endWord() }
    // One character may fold to several, each of which counts by itself.
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let next = Array(String(scalar).utf8)
      if let last = ideograph?.bytes { insert(last + next) }
      ideograph = (next, ideograph == nil)
    }
  }

  private mutating func endIdeographs() {
    guard let (bytes, isAlone) = ideograph else { return }
    ideograph = nil
    if isAlone { insert(bytes) }
  }
}

// MARK: Terms

extension TermCollector {
  private static let longest = 32

  private mutating func insert(_ bytes: [UInt8]) { count(terms.insert(bytes, bytes.indices)) }

  private mutating func insert(_ range: Range<Int>) {
    var end = range.upperBound
    if range.count > Self.longest {
      let starts = range.filter { word[$0] & 0xC0 != 0x80 }
      if starts.count > Self.longest { end = starts[Self.longest] }
    }
    count(terms.insert(word, range.lowerBound..<end))
  }

  private mutating func count(_ term: Int) {
    if term == weights.count { weights.append(weight) } else { weights[term] |= weight }
  }
}
