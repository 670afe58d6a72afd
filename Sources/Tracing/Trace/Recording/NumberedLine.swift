/// A line of a numbered file.
///
/// It takes a third of the space of a ``SourceLine``, and needs no reference counting.
struct NumberedLine {
  fileprivate let file: UInt32
  private let number: Int32

  fileprivate init(file: UInt32, number: Int) {
    self.file = file
    self.number = Int32(number)
  }

  fileprivate var line: Int { Int(number) }

  /// The absence of a line, as drafts store it.
  static let none = NumberedLine(file: .max, number: 0)
  var isNone: Bool { file == .max }
}

/// The source files of a recording, with the numbers that drafts use for them.
struct NumberedFiles {
  private var names: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// A cache of recent lookups, indexed by the length of the name.
  ///
  /// Comparing equal strings is far faster than hashing one.
  private var recent = Array(repeating: (name: "", number: UInt32(0)), count: 16)

  mutating func numbered(_ line: SourceLine) -> NumberedLine {
    let slot = line.file.utf8.count % recent.count
    if recent[slot].name != line.file { recent[slot] = (line.file, number(of: line.file)) }
    return NumberedLine(file: recent[slot].number, number: line.line)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = UInt32(names.count - 1)
    return UInt32(names.count - 1)
  }

  func line(_ numbered: NumberedLine) -> SourceLine {
    SourceLine(file: names[Int(numbered.file)], line: numbered.line)
  }
}
