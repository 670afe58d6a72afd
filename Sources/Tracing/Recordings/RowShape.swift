/// A row without the numbers of its participants and tokens, and the names that contained them.
///
/// An additional participant at the start renumbers all later ones. Rows are therefore aligned by
/// shape; they are equal if their names correspond throughout both recordings.
struct RowShape: Sendable, Hashable {
  /// The row without numbers, such as `CartViewModel# calls Store# add(<text>)`.
  let bare: RecordedRow
  /// The numbered names in order, such as `CartViewModel#1`, `Store#1`, `<text 1>`.
  let names: [String]

  init(_ row: RecordedRow) {
    var names: [String] = []
    var bare = row
    bare.from = Self.stripped(row.from, &names)
    bare.to = Self.stripped(row.to, &names)
    bare.what = Self.stripped(row.what, &names)
    self.bare = bare
    self.names = names
  }

  /// Removes the numbers of `Type#3` and `<text 4>`, and collects these names.
  private static func stripped(_ text: String, _ names: inout [String]) -> String {
    var result: [UInt8] = []
    var digits: [UInt8] = []
    var isNumbered = false
    /// The start of the current name.
    var start = 0
    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "<"), 0x80...:
        true
      default: false
      }
    }
    func finish() {
      guard isNumbered else { return }
      isNumbered = false
      if digits.isEmpty { return }
      names.append(String(decoding: result[start...] + digits, as: UTF8.self))
      digits = []
    }
    for byte in text.utf8 {
      if isNumbered, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        digits.append(byte)
        continue
      }
      finish()
      if byte == UInt8(ascii: "<") || !isWord(byte) && byte != UInt8(ascii: " ") {
        start = result.count + (byte == UInt8(ascii: "<") ? 0 : 1)
      }
      result.append(byte)
      switch byte {
      case UInt8(ascii: "#"):
        start = result.dropLast().lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
        isNumbered = true
      case UInt8(ascii: " "):
        // `<text 4>`: a number after a word that began with `<`.
        isNumbered = result.indices.contains(start) && result[start] == UInt8(ascii: "<")
        if !isNumbered { start = result.count }
      default: break
      }
    }
    finish()
    return String(decoding: result, as: UTF8.self)
  }
}

/// The correspondence between the names of a kept recording and a new one.
struct NameMatch {
  private var newNames: [String: String] = [:]
  private var oldNames: [String: String] = [:]

  /// Returns whether two rows of one shape differ only in numbers, and adds their names.
  mutating func matches(_ old: RowShape, _ new: RowShape) -> Bool {
    guard old.names.count == new.names.count else { return false }
    var isSame = true
    for (one, other) in zip(old.names, new.names) {
      switch (newNames[one], oldNames[other]) {
      case (nil, nil):
        newNames[one] = other
        oldNames[other] = one
      case (other?, _): break
      default: isSame = false
      }
    }
    return isSame
  }
}
